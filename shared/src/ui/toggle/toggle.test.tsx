import { renderPage } from '@site/kit/testing/render-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Toggle } from './toggle';

const toggle = (
  <Toggle
    label="Kind of job"
    options={[
      { value: 'fullTime', label: 'Full Time', content: 'Three jobs' },
      { value: 'internship', label: 'Internship', content: 'Internship Programs' },
    ]}
  />
);

describe('Toggle', () => {
  it('starts with the first option and switches by its buttons', async () => {
    const { user, getByRole, getByText } = renderPage(toggle);
    expect(getByRole('group', { name: 'Kind of job' })).toBeTruthy();
    expect(getByRole('button', { name: 'Full Time', pressed: true })).toBeTruthy();
    expect(getByText('Internship Programs').hidden).toBe(true);
    const internship = getByRole('button', { name: 'Internship' });
    expect(getByText('Internship Programs').id).toBe(internship.getAttribute('aria-controls'));
    await user.click(internship);
    expect(getByRole('button', { name: 'Internship', pressed: true })).toBeTruthy();
    expect(getByText('Internship Programs').hidden).toBe(false);
    expect(getByText('Three jobs').hidden).toBe(true);
  });

  it('has every option in the HTML, for visitors without JavaScript', () => {
    expect(renderToStaticMarkup(toggle)).toContain('Internship Programs');
  });
});
