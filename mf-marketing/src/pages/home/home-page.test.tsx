import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { home } from '../../content/home/home';
import { logosOf } from '../../entries/technology-logos';
import { Page } from './home-page';

const entry = logosOf(home.partners.logos);
const region = (name: string) => within(screen.getByRole('region', { name }));
const address = (link: HTMLElement) => link.getAttribute('href');

test('the hero’s button links to the contact page', async () => {
  const { user, place } = renderPage(<Page entry={entry} path={home.path} />);
  await user.click(screen.getByRole('link', { name: home.hero.button.label }));
  expect(place()).toBe('/contact');
});

test('describes the company for search engines', () => {
  const { container } = renderPage(<Page entry={entry} path={home.path} />);
  const [data] = container.querySelectorAll('script');
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@type': 'Organization' });
});

test('the link of the about block keeps its path', () => {
  renderPage(<Page entry={entry} path={home.path} />);
  expect(address(screen.getByRole('link', { name: home.about.link.label }))).toBe('/v');
});

test('shows the first of the services, each with its link', () => {
  renderPage(<Page entry={entry} path={home.path} />);
  const services = region(home.services.heading);
  expect(services.getAllByRole('article')).toHaveLength(home.services.shown);
  for (const { title, btnText, btnLink } of home.services.cards.slice(0, home.services.shown)) {
    expect(services.getByRole('heading', { level: 3, name: title })).toBeDefined();
    expect(address(services.getByRole('link', { name: btnText }))).toBe(btnLink);
  }
});

test('the button below them links to the page with all services', async () => {
  const { user, place } = renderPage(<Page entry={entry} path={home.path} />);
  await user.click(screen.getByRole('link', { name: home.services.more.label }));
  expect(place()).toBe('/service');
});

test('shows the steps of the process in order', () => {
  renderPage(<Page entry={entry} path={home.path} />);
  const steps = region(home.process.heading).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual(
    home.process.steps.map(({ id, label }) => `${id} ${label}`),
  );
});

test('has all testimonials before the carousel loads, each with its rating', () => {
  renderPage(<Page entry={entry} path={home.path} />);
  const testimonials = region(home.testimonials.heading);
  expect(testimonials.getAllByRole('listitem')).toHaveLength(home.testimonials.items.length);
  for (const { desc, clientName, designation } of home.testimonials.items) {
    for (const text of [desc, clientName, designation]) expect(testimonials.getByText(text)).toBeDefined();
  }
  const ratings = testimonials.getAllByRole('img', { name: / out of 5$/ });
  expect(ratings.map(({ textContent }) => textContent)).toEqual(
    home.testimonials.items.map(({ rating }) => rating),
  );
});

test('has the logos read once, although they are shown twice', () => {
  renderPage(<Page entry={entry} path={home.path} />);
  const { logos, heading } = home.partners;
  const listed = (hidden: boolean) =>
    region(heading)
      .getAllByRole('listitem', { hidden })
      .map(({ textContent }) => textContent);
  expect(listed(false)).toEqual(logos);
  expect(listed(true)).toEqual([...logos, ...logos]);
});
