import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { home } from '../../content/home/home';
import { Page } from './home-page';

const region = (name: string) => within(screen.getByRole('region', { name }));
const address = (link: HTMLElement) => link.getAttribute('href');

test('Get Started Now leads to the contact page', async () => {
  const { user, place } = renderPage(<Page />);
  await user.click(screen.getByRole('link', { name: 'Get Started Now' }));
  expect(place()).toBe('/contact');
});

test('Discover More keeps its address', () => {
  renderPage(<Page />);
  expect(address(screen.getByRole('link', { name: 'Discover More' }))).toBe('/v');
});

test('shows the first six of nine services, each with its link', () => {
  renderPage(<Page />);
  const services = region(home.services.heading);
  expect(services.getAllByRole('article')).toHaveLength(6);
  for (const { title, btnText, btnLink } of home.services.cards.slice(0, 6)) {
    expect(services.getByRole('heading', { level: 3, name: title })).toBeDefined();
    expect(address(services.getByRole('link', { name: btnText }))).toBe(btnLink);
  }
});

test('Show More leads to the page with all services', async () => {
  const { user, place } = renderPage(<Page />);
  await user.click(screen.getByRole('link', { name: 'Show More' }));
  expect(place()).toBe('/service');
});

test('tells the six steps of the process in order', () => {
  renderPage(<Page />);
  const steps = region('Our Process').getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual(
    home.process.steps.map(({ id, label }) => `${id} ${label}`),
  );
});

test('has all four testimonials before any carousel is there, each with its rating', () => {
  renderPage(<Page />);
  const testimonials = region(home.testimonials.heading);
  expect(testimonials.getAllByRole('listitem')).toHaveLength(4);
  for (const { desc, clientName, designation } of home.testimonials.items) {
    for (const words of [desc, clientName, designation]) expect(testimonials.getByText(words)).toBeDefined();
  }
  expect(testimonials.getAllByRole('img', { name: '4.8 out of 5' })).toHaveLength(2);
  expect(testimonials.getAllByRole('img', { name: '4.5 out of 5' })).toHaveLength(2);
});

test('reads the seven logos once, though they pass by twice', () => {
  renderPage(<Page />);
  const logos = region(home.partners.heading).getAllByRole('listitem');
  expect(logos.map(({ textContent }) => textContent)).toEqual(home.partners.logos);
  expect(new Set(home.partners.logos).size).toBe(7);
});
