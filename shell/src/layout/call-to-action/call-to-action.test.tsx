import { renderPage } from '@site/kit/testing/render-page';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallToAction } from './call-to-action';

describe('the call to action', () => {
  it('links to the contact page and to the services', () => {
    renderPage(<CallToAction />);
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Request a Consultation')).toBe('/contact');
    expect(address('Explore Solution')).toBe('/service');
  });

  it('is a region named by its heading', () => {
    renderPage(<CallToAction />);
    expect(screen.getByRole('region', { name: 'Bring us the problem. Leave with a plan.' })).toBeTruthy();
  });

  it('fades in within 800 to 1200 ms', () => {
    const { container } = renderPage(<CallToAction />);
    const entrances = [...container.querySelectorAll<HTMLElement>('[data-reveal]')];
    expect(entrances.map(({ dataset }) => dataset.reveal)).toEqual(['fade-up', 'fade-up', 'fade-up']);
    expect(entrances.map(({ dataset }) => Number(dataset.revealDuration))).toEqual([800, 1000, 1200]);
  });
});
