import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button';

describe('Button', () => {
  it('responds to mouse and keyboard, and submits no form by default', async () => {
    const press = vi.fn();
    const submit = vi.fn();
    const { user, getByRole } = renderPage(
      <form onSubmit={submit}>
        <Button onClick={press}>View More</Button>
      </form>,
    );
    await user.click(getByRole('button', { name: 'View More' }));
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('navigates to a page of the site without a reload', async () => {
    const { user, getByRole, place } = renderPage(<ButtonLink to="/contact">Get A Quote</ButtonLink>);
    await user.click(getByRole('link', { name: 'Get A Quote' }));
    expect(place()).toBe('/contact');
  });
});
