import { renderPage } from '@site/kit/testing/render-page';
import { company } from '@site/shared/company/company';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privacy } from '../../content/privacy/privacy';
import { Page } from './privacy-page';

const section = (id: string) => {
  const { heading = '' } = privacy.sections.find((each) => each.id === id) ?? {};
  return within(screen.getByRole('region', { name: heading }));
};

test('promises the retention that servers keep', () => {
  renderPage(<Page />);
  expect(section('retention').getByText(new RegExp(`\\b${company.retentionDays} days\\b`))).toBeTruthy();
});

test('says of each form what it keeps', () => {
  renderPage(<Page />);
  expect(
    section('forms')
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enquiry', 'Job application', 'Quote, comment and search fields', 'Your network address']);
});

test('says what is counted of a visit, and how to refuse it', () => {
  renderPage(<Page />);
  const counted = section('counting');
  expect(counted.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'How you found us',
    'If you ask not to be tracked',
  ]);
  expect(counted.getByText(/Global Privacy Control or Do Not Track/)).toBeTruthy();
});

test('leads to the people who answer', () => {
  renderPage(<Page />);
  const ask = within(screen.getByRole('region', { name: privacy.ask.heading }));
  expect(ask.getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`);
});
