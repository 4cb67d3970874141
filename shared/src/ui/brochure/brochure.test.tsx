import { renderPage } from '@site/kit/testing/render-page';
import { expect, it } from 'vitest';
import { Brochure } from './brochure';

it('lists its files as placeholder links', () => {
  const { getAllByRole, getByRole } = renderPage(
    <Brochure heading="Brochure" text="To pass on." files={['PDF', 'DOC']} level={3} />,
  );
  expect(getByRole('heading', { level: 3, name: 'Brochure' })).toBeDefined();
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PDF', '#'],
    ['DOC', '#'],
  ]);
});
