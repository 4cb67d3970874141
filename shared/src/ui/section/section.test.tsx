import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { SectionHeading } from '../section-heading/section-heading';
import { Section } from './section';

describe('Section', () => {
  it('is a landmark named by its heading', () => {
    const { getByRole } = renderPage(
      <Section tone="night" labelledBy="services">
        <SectionHeading id="services" title="Services" lead="All of them." />
      </Section>,
    );
    expect(getByRole('region', { name: 'Services' }).getAttribute('data-tone')).toBe('night');
    expect(getByRole('heading', { level: 2, name: 'Services' })).toBeTruthy();
  });
});
