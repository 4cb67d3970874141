import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TechnologyList } from './technology-list';

test('lists the tools under their category, in the order of the entry', () => {
  render(
    <TechnologyList
      sprite="/logos.svg"
      list={[
        { category: 'CRM', tools: ['Odoo', 'HubSpot'] },
        { category: 'CSM', tools: ['Zendesk'] },
      ]}
    />,
  );
  const categories = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(categories).toEqual(['CRM', 'CSM']);
  const [crm] = screen.getAllByRole('list');
  expect(
    within(crm as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Odoo', 'HubSpot']);
});
