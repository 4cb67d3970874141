import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CaseStudyEntry } from '../../entries/project-entries';
import { head, Page } from './case-study-page';

const entry: CaseStudyEntry = {
  head: { title: 'Cold rooms on one screen', description: 'Forty cold rooms, one screen, no clipboard.' },
  title: 'Cold rooms on one screen',
  industry: 'Food processing',
  result: 'A door left open is noticed within two minutes.',
  date: '2026-10-05',
  facts: { Duration: 'Eleven weeks' },
  readingMinutes: 4,
  cover: 'cold-rooms',
  body: [{ tag: 'p', children: ['It began with a clipboard.'] }],
};
const path = '/project/cold-rooms';

describe('the page of a project with a body of its own', () => {
  it('shows title, facts and body', () => {
    const { getByRole, getByText } = renderPage(<Page entry={entry} path={path} />, { at: path });
    expect(getByRole('heading', { level: 1, name: entry.title })).toBeDefined();
    expect(getByText('It began with a clipboard.')).toBeDefined();
    const facts = within(getByRole('region', { name: 'The project' }));
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Industry',
      'Duration',
      'Result',
      'Published',
    ]);
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Food processing',
      'Eleven weeks',
      'A door left open is noticed within two minutes.',
      '05/10/2026',
    ]);
  });

  it('has a description', () => {
    expect(head(entry, path)).toEqual({ ...entry.head, path });
  });
});
