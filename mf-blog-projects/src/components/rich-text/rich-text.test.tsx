import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';
import type { RichTextNode } from './rich-text-node';

const labels = { footnotes: 'Notes', table: 'Table', code: 'Code' };
const show = (...body: RichTextNode[]) => renderPage(<RichText body={body} labels={labels} />);

describe('a rich text', () => {
  it('gives its headings ids', () => {
    const { getByRole } = show({ tag: 'h2', id: 'the-clock', children: ['The clock'] });
    expect(getByRole('heading', { level: 2, name: 'The clock' }).id).toBe('the-clock');
  });

  it('links to pages of this site without a reload', async () => {
    const link = { tag: 'a', href: '/contact', children: ['Write to us'] } as const;
    const { getByRole, place, user } = show({
      tag: 'p',
      children: [{ ...link, children: [...link.children] }],
    });
    await user.click(getByRole('link', { name: 'Write to us' }));
    expect(place()).toBe('/contact');
  });

  it('makes scrollable boxes focusable', () => {
    const { getByRole } = show(
      { tag: 'pre', language: 'ts', text: 'const a = 1;' },
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [{ tag: 'tr', children: [{ tag: 'th', align: 'right', children: ['km'] }] }],
          },
        ],
      },
    );
    expect(getByRole('group', { name: 'Code' }).tabIndex).toBe(0);
    const table = getByRole('group', { name: 'Table' });
    expect(table.tabIndex).toBe(0);
    const head = within(table).getByRole('columnheader', { name: 'km' });
    expect([head.dataset.align, head.getAttribute('scope')]).toEqual(['right', 'col']);
  });

  it('reserves the space of an image, and has its alternative text', () => {
    const { getByRole } = show({
      tag: 'image',
      photo: { src: '/web/static/image/van.webp', width: 1200, height: 800, alt: 'A white van', sources: [] },
      caption: 'On the Dewas road',
    });
    const image = getByRole('img', { name: 'A white van' });
    expect(image.getAttribute('src')).toBe('/web/static/image/van.webp');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
    expect(within(getByRole('figure')).getByText('On the Dewas road')).toBeDefined();
  });

  it('has its footnotes under a heading, each with a link back', () => {
    const { getByRole } = show({
      tag: 'footnotes',
      children: [
        {
          tag: 'ol',
          children: [
            {
              tag: 'li',
              id: 'fn-1',
              children: [
                'Minus 18 °C. ',
                { tag: 'a', href: '#fnref-1', label: 'Back to reference 1', children: ['Back'] },
              ],
            },
          ],
        },
      ],
    });
    const notes = within(getByRole('region', { name: 'Notes' }));
    expect(notes.getByRole('listitem').id).toBe('fn-1');
    expect(notes.getByRole('link', { name: 'Back to reference 1' }).getAttribute('href')).toBe('#fnref-1');
  });
});
