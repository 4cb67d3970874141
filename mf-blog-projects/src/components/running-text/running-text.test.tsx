import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks.schema';
import { RunningText } from './running-text';

const blocks: Block[] = [
  { kind: 'paragraph', text: 'It begins on a Tuesday.' },
  { kind: 'heading', id: 'the-clock', text: 'The clock' },
  {
    kind: 'list',
    style: 'numbered',
    items: [{ term: 'List.', text: 'Every server.' }, { text: 'Every laptop.' }],
  },
  { kind: 'list', style: 'points', items: [{ text: 'Who declares it?' }, { text: 'Who files it?' }] },
  { kind: 'quote', text: 'A hope with a monthly invoice.', source: 'An auditor' },
  { kind: 'figure', seed: 'four-threads', caption: 'Four threads.' },
];

describe('a running text', () => {
  it('gives its headings ids', () => {
    const { getByRole } = renderPage(<RunningText blocks={blocks} centred />);
    expect(getByRole('heading', { level: 3, name: 'The clock' }).id).toBe('the-clock');
  });

  it('numbers only the items of ordered lists', () => {
    const { getAllByRole } = renderPage(<RunningText blocks={blocks} centred />);
    expect(getAllByRole('list').map((list) => list.tagName)).toEqual(['OL', 'UL']);
    expect(getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'List. Every server.',
      'Every laptop.',
      'Who declares it?',
      'Who files it?',
    ]);
  });

  it('shows the source of a quote and the caption of a picture', () => {
    const { getByText } = renderPage(<RunningText blocks={blocks} centred />);
    expect(getByText('An auditor').closest('figure')?.querySelector('blockquote')?.textContent).toBe(
      'A hope with a monthly invoice.',
    );
    expect(getByText('Four threads.').closest('figure')?.querySelector('svg')).not.toBeNull();
  });
});
