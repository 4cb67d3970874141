import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serviceDetails } from '../../content/service-details/service-details';
import { serviceDetailsVariants } from '../../content/service-details/service-details-variants';
import { type ServiceDetailsEntry, templateServiceLinks } from '../../entries/service-entries';
import { logosOf } from '../../entries/technology-logos';
import { templateServices } from '../../entries/template-services';
import { Page } from './service-details-page';

const { shown } = serviceDetails.faq;
const services = templateServiceLinks(templateServices);
const entry: ServiceDetailsEntry = { ...serviceDetailsVariants.left, services, ...logosOf([]) };

test('shows the first of the questions, the first one open', () => {
  const { container } = renderPage(<Page entry={entry} path={entry.path} />);
  const items = [...container.querySelectorAll('details')];
  expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual(
    serviceDetails.faq.questions.slice(0, shown).map(({ title }) => title),
  );
  expect(items.map(({ open }) => open)).toEqual(items.map((_, at) => at === 0));
});

test('lists exactly the shown questions for search engines', () => {
  const { container } = renderPage(<Page entry={entry} path={entry.path} />);
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data['@graph'][0]['@type']).toBe('FAQPage');
  expect(data['@graph'][0].mainEntity.map(({ name }: { name: string }) => name)).toEqual(
    serviceDetails.faq.questions.slice(0, shown).map(({ title }) => title),
  );
});

test('has search, services, tags, brochure and a quote form next to the text', () => {
  renderPage(<Page entry={entry} path={entry.path} />);
  const sidebar = within(screen.getByRole('complementary'));
  expect(sidebar.getByRole('search')).toBeTruthy();
  expect(sidebar.getByRole('searchbox', { name: serviceDetails.sidebar.search.label })).toBeTruthy();
  const links = sidebar.getByRole('navigation', { name: serviceDetails.sidebar.services.heading });
  expect(within(links).getAllByRole('link')).toHaveLength(services.length);
  for (const tag of serviceDetails.sidebar.tags.names) expect(sidebar.getByText(tag)).toBeTruthy();
  for (const label of serviceDetails.sidebar.brochure.files) {
    expect(sidebar.getByRole('link', { name: label }).getAttribute('href')).toBe('#');
  }
  expect(sidebar.getByRole('form', { name: serviceDetails.sidebar.quote.heading })).toBeTruthy();
});
