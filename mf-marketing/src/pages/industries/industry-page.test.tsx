import { entryIn } from '@site/kit/content/entry-in';
import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { industrySchema } from '../../content/industry.schema';
import { industries } from '../../entries/industries';
import { Page } from './industry-page';

const retail = entryIn(import.meta.url, '../../content/industries/retail.yaml', industrySchema);

test.each(Object.values(industries))(
  '$path shows its introduction and every offering as an item of one list',
  (industry) => {
    renderPage(<Page entry={industry} path={industry.path} />, { at: industry.path });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(industry.name);
    const intro = within(screen.getByRole('region', { name: industry.heading }));
    for (const paragraph of industry.intro) expect(intro.getByText(paragraph)).toBeTruthy();
    const offerings = within(screen.getByRole('region', { name: industry.offerings.heading }));
    expect(offerings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      industry.offerings.items.map(({ term, text }) => term + text),
    );
  },
);

test('shows every further section of its entry', () => {
  renderPage(<Page entry={retail} path={retail.path} />, { at: retail.path });
  for (const { heading } of retail.blocks) {
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
  }
});
