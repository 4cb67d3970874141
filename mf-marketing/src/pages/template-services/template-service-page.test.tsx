import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approachCards } from '../../content/approach-cards';
import { exploreServices } from '../../content/explore-services';
import { entry as artificial } from '../../content/template-services/artificial-services';
import { entry as cloudServices } from '../../content/template-services/cloud';
import { templateServiceLinks } from '../../entries/service-entries';
import { templateServices } from '../../entries/template-services';
import { Page } from './template-service-page';

const services = templateServiceLinks(templateServices);
const cloud = { ...cloudServices, services };
const artificialServices = { ...artificial, services };

test('shows heading, introduction and approach of the service', () => {
  renderPage(<Page entry={cloud} path={cloud.path} />, { at: cloud.path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cloud.name);
  expect(screen.getByRole('heading', { level: 2, name: cloud.heading })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: cloud.approach.heading })).toBeTruthy();
  for (const paragraph of [...cloud.intro, ...cloud.approach.text]) {
    expect(screen.getByText(paragraph)).toBeTruthy();
  }
});

test('has the same approach cards on every page', () => {
  for (const service of [cloud, artificialServices]) {
    const { unmount } = renderPage(<Page entry={service} path={service.path} />);
    const titles = within(screen.getByRole('article'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(approachCards.map(({ title }) => title));
    unmount();
  }
});

test('marks its own link in the sidebar, and leads on to the details', () => {
  renderPage(<Page entry={cloud} path={cloud.path} />, { at: cloud.path });
  const sidebar = screen.getByRole('navigation', { name: exploreServices.heading });
  expect(within(sidebar).getAllByRole('link')).toHaveLength(services.length);
  expect(within(sidebar).getByRole('link', { current: 'page' }).textContent).toBe(
    services.find(({ to }) => to === cloud.path)?.label,
  );
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(exploreServices.details.to);
});

test('marks none on the page that the sidebar does not name', () => {
  renderPage(<Page entry={artificialServices} path={artificialServices.path} />, {
    at: artificialServices.path,
  });
  const sidebar = screen.getByRole('navigation', { name: exploreServices.heading });
  expect(within(sidebar).queryByRole('link', { current: 'page' })).toBeNull();
});
