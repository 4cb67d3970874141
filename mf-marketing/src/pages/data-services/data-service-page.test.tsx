import { entryIn } from '@site/kit/content/entry-in';
import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dataServiceSchema } from '../../content/data-service.schema';
import { dataServices } from '../../entries/data-services';
import { dataServiceLinks } from '../../entries/service-entries';
import { logosOf } from '../../entries/technology-logos';
import { Page } from './data-service-page';

const iotSolutions = entryIn(
  import.meta.url,
  '../../content/data-services/iot-solutions.yaml',
  dataServiceSchema,
);

const services = dataServiceLinks(dataServices);
const extras = { services, ...logosOf([]) };
const entry = { ...iotSolutions, ...extras };

test('shows the introduction, approach and offers of its entry', () => {
  renderPage(<Page entry={entry} path={entry.path} />, { at: iotSolutions.path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(iotSolutions.name);
  expect(screen.getByRole('heading', { level: 2, name: iotSolutions.heading })).toBeTruthy();
  const approach = screen.getByRole('region', { name: iotSolutions.approach.heading });
  expect(approach.querySelectorAll('p')).toHaveLength(iotSolutions.approach.text.length);
  const offers = screen.getByRole('region', { name: iotSolutions.offers.heading });
  expect(within(offers).getAllByRole('listitem')).toHaveLength(iotSolutions.offers.cards.length);
});

test.each(Object.values(dataServices))(
  '$path shows its title, offers and technologies, and its place in the sidebar',
  (service) => {
    const { path, name, offers, technologies } = service;
    renderPage(<Page entry={{ ...service, ...extras }} path={path} />, { at: path });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    const cards = within(screen.getByRole('region', { name: offers.heading })).getAllByRole('listitem');
    expect(cards).toHaveLength(offers.cards.length);
    for (const { category } of technologies)
      expect(screen.getByRole('heading', { level: 3, name: category })).toBeTruthy();
    const sidebar = within(screen.getByRole('complementary'));
    const links = sidebar.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ to }) => to));
    expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe(
      services.find(({ to }) => to === path)?.label,
    );
  },
);
