import { renderPage } from '@site/kit/testing/render-page';
import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeywordSearch } from './keyword-search';

it('is a search landmark with the name of its heading, and searches nothing', () => {
  const { getByRole } = renderPage(
    <KeywordSearch heading="Search" label="Keyword" button="Find" level={3} />,
  );
  expect(getByRole('heading', { level: 3, name: 'Search' })).toBeDefined();
  const search = getByRole('search', { name: 'Search' });
  expect(within(search).getByRole('searchbox', { name: 'Keyword' })).toBeDefined();
  expect(within(search).getByRole('button', { name: 'Find' })).toBeDefined();
  expect(fireEvent.submit(search)).toBe(false);
});
