import { renderPage } from '@site/kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artificialServices } from '../../content/template-services/artificial-services';
import { cloud } from '../../content/template-services/cloud';
import { TemplateServicePage } from './template-service-page';

test('shows heading, introduction and approach of the service', () => {
  renderPage(<TemplateServicePage service={cloud} />, { at: cloud.path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(cloud.name);
  expect(screen.getByRole('heading', { level: 2, name: cloud.heading })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: cloud.approach.heading })).toBeTruthy();
  for (const paragraph of [...cloud.intro, ...cloud.approach.text]) {
    expect(screen.getByText(paragraph)).toBeTruthy();
  }
});

test('has the same six approach cards on every page', () => {
  for (const service of [cloud, artificialServices]) {
    const { unmount } = renderPage(<TemplateServicePage service={service} />);
    const titles = within(screen.getByRole('article'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Custom Software Development',
      'Mobile App Development',
      'Cloud Solutions',
      'Data Analytics',
      'Cybersecurity Services',
      'System Integration',
    ]);
    unmount();
  }
});

test('marks its own link in the sidebar of ten services, and leads on to the details', () => {
  renderPage(<TemplateServicePage service={cloud} />, { at: cloud.path });
  const sidebar = screen.getByRole('navigation', { name: 'Explore Our Services' });
  expect(within(sidebar).getAllByRole('link')).toHaveLength(10);
  expect(within(sidebar).getByRole('link', { current: 'page' }).textContent).toBe('Cloud services');
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/service/service-details');
});

test('marks none on the page that the sidebar does not name', () => {
  renderPage(<TemplateServicePage service={artificialServices} />, { at: artificialServices.path });
  const sidebar = screen.getByRole('navigation', { name: 'Explore Our Services' });
  expect(within(sidebar).queryByRole('link', { current: 'page' })).toBeNull();
});
