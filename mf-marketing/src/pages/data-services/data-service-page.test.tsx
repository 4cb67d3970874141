import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry as iotSolutions } from '../../content/data-services/iot-solutions';
import { dataServices } from '../../entries/data-services';
import { dataServiceLinks } from '../../entries/service-entries';
import { Page } from './data-service-page';

const services = dataServiceLinks(dataServices);
const entry = { ...iotSolutions, services };

test('shows what its entry holds: introduction, approach, offers', () => {
  renderPage(<Page entry={entry} path={entry.path} />, { at: iotSolutions.path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(iotSolutions.name);
  expect(screen.getByRole('heading', { level: 2, name: iotSolutions.heading })).toBeTruthy();
  const approach = screen.getByRole('region', { name: iotSolutions.approach.heading });
  expect(approach.querySelectorAll('p')).toHaveLength(iotSolutions.approach.text.length);
  const offers = screen.getByRole('region', { name: iotSolutions.offers.heading });
  expect(within(offers).getAllByRole('listitem')).toHaveLength(iotSolutions.offers.cards.length);
});

test('marks its own link in the sidebar', () => {
  renderPage(<Page entry={entry} path={entry.path} />, { at: iotSolutions.path });
  const sidebar = within(screen.getByRole('complementary'));
  expect(sidebar.getAllByRole('link')).toHaveLength(services.length);
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe(
    services.find(({ to }) => to === iotSolutions.path)?.label,
  );
});
