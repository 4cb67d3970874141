import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { company } from '../../company/company';
import { PageHead } from './page-head';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

describe('PageHead', () => {
  it('names the page, the company and the canonical URL', () => {
    renderPage(<PageHead title="Services" description="What we build." path="/service" />);
    expect(document.title).toBe(`Services | ${company.name}`);
    expect(content('meta[name="description"]')).toBe('What we build.');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${company.website}/service`,
    );
    expect(content('meta[property="og:url"]')).toBe(`${company.website}/service`);
  });

  it('excludes a page from search engines only if its head data does', () => {
    renderPage(<PageHead title="Received" description="It has arrived." path="/received" noindex />);
    expect(content('meta[name="robots"]')).toBe('noindex');
    renderPage(<PageHead title="Services" description="What we build." path="/service" />);
    expect(document.head.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
  });

  it('names the share image of its path', () => {
    renderPage(<PageHead title="Services" description="What we build." path="/service/web" />);
    expect(content('meta[property="og:image"]')).toBe(`${company.website}/share/service-web.png`);
    expect(content('meta[property="og:title"]')).toBe(`Services | ${company.name}`);
  });
});
