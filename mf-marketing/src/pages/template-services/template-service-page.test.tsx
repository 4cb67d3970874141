import { entryIn } from '@site/kit/content/entry-in';
import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approachCards } from '../../content/approach-cards';
import { exploreServices } from '../../content/explore-services';
import { templateServiceSchema } from '../../content/template-service.schema';
import { templateServiceLinks } from '../../entries/service-entries';
import { logosOf } from '../../entries/technology-logos';
import { templateServices } from '../../entries/template-services';
import { Page } from './template-service-page';

const cloudServices = entryIn(
  import.meta.url,
  '../../content/template-services/cloud.yaml',
  templateServiceSchema,
);

const services = templateServiceLinks(templateServices);
const extras = { services, ...logosOf([]) };
const cloud = { ...cloudServices, ...extras };

test('shows heading, introduction and approach of the service', () => {
  renderPage(<Page entry={cloud} path={cloud.path} />, { at: cloud.path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cloud.name);
  expect(screen.getByRole('heading', { level: 2, name: cloud.heading })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: cloud.approach.heading })).toBeTruthy();
  for (const paragraph of [...cloud.intro, ...cloud.approach.text]) {
    expect(screen.getByText(paragraph)).toBeTruthy();
  }
});

test.each(Object.values(templateServices))(
  '$path shows its title, the same cards as every page, its technologies, and its place in the sidebar',
  (service) => {
    const { path, name, technologies } = service;
    renderPage(<Page entry={{ ...service, ...extras }} path={path} />, { at: path });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    expect(headingsIn(screen.getByRole('article'))).toEqual(approachCards.map(({ title }) => title));
    expect(headingsIn(screen.getByRole('region', { name: 'Technology used' }))).toEqual(
      technologies.map(({ category }) => category),
    );
    const sidebar = screen.getByRole('navigation', { name: exploreServices.heading });
    const links = within(sidebar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      services.map(({ label, to }) => [label, to]),
    );
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual(
      services.filter(({ to }) => to === path).map(({ to }) => to),
    );
  },
);

test('describes the service for search engines', () => {
  const { container } = renderPage(<Page entry={cloud} path={cloud.path} />, { at: cloud.path });
  const [data] = container.querySelectorAll('script');
  const [service] = JSON.parse(data?.textContent ?? '')['@graph'];
  expect(service).toMatchObject({ '@type': 'Service', name: cloud.name });
});

test('links to the details', () => {
  renderPage(<Page entry={cloud} path={cloud.path} />, { at: cloud.path });
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(exploreServices.details.to);
});

function headingsIn(part: HTMLElement): (string | null)[] {
  return within(part)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}
