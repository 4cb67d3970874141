import { renderPage } from '@site/kit/testing/render-page';
import { company } from '@site/shared/company/company';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Footer } from './footer';

const navigations = () => screen.getAllByRole('navigation');
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the footer', () => {
  it('has every required link, and the group Company', () => {
    renderPage(<Footer />);
    const groups = navigations()
      .filter((group) => group.querySelector('h2'))
      .map((group) => [
        group.querySelector('h2')?.textContent,
        ...within(group)
          .getAllByRole('link')
          .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ]);
    expect(groups).toEqual([
      [
        'Solutions',
        'Cloud Computing Solution /service/cloud',
        'Web Development /service/web',
        'AI & Machine Learning /service/artifical',
        'Technology Consulting /service/Consulting',
      ],
      [
        'Explore',
        'About Us /AboutUs',
        'Services /service',
        'Testimonial /testimonial',
        'Contact us /contact',
      ],
      [
        'Company',
        'Careers /career',
        'Projects /project',
        'Blog /blog',
        'Our Team /team',
        'Vision and Mission /vision',
      ],
    ]);
  });

  it('names each group of links', () => {
    renderPage(<Footer />);
    for (const name of ['Solutions', 'Explore', 'Company', 'Social media'])
      expect(screen.getByRole('navigation', { name })).toBeTruthy();
  });

  it('shows the contact details', () => {
    renderPage(<Footer />);
    expect(address(company.phone.shown)).toBe(`tel:${company.phone.dialled}`);
    expect(address(company.email)).toBe(`mailto:${company.email}`);
    expect(address(new URL(company.website).host)).toBe(company.website);
    expect(screen.getByRole('contentinfo').textContent).toContain(company.office.street);
  });

  it('describes the company, and names the owner without a year that gets outdated', () => {
    renderPage(<Footer />);
    const text = screen.getByRole('contentinfo').textContent;
    expect(text).toContain('delivers innovative technology solutions');
    expect(text).toContain(`© ${company.name}`);
    expect(text).not.toMatch(/©\D*\d{4}/);
  });

  it('ends with the way to the privacy page', () => {
    renderPage(<Footer />);
    const links = screen.getAllByRole('link');
    expect(links.at(-1)?.textContent).toBe('Privacy');
    expect(links.at(-1)?.getAttribute('href')).toBe('/privacy');
  });

  it('leads to LinkedIn, safely', () => {
    renderPage(<Footer />);
    const linkedIn = screen.getByRole('link', { name: /^LinkedIn/ });
    expect(linkedIn.getAttribute('href')).toMatch(/^https:\/\/www\.linkedin\.com\//);
    expect(linkedIn.getAttribute('rel')).toContain('noopener');
  });

  it.each(['Facebook', 'Instagram', 'X'])('has a placeholder link for %s', (name) => {
    const { place } = renderPage(<Footer />, { at: '/blog' });
    expect(address(name)).toBe('#');
    expect(fireEvent.click(screen.getByRole('link', { name }))).toBe(false);
    expect(place()).toBe('/blog');
  });
});
