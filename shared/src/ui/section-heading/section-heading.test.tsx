import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { SectionHeading } from './section-heading';

describe('SectionHeading', () => {
  it('puts only the title into the heading, at the level it is told', () => {
    const { getByRole, getByText } = renderPage(
      <SectionHeading level={3} eyebrow="Our Process" title="Six steps" lead="From idea to delivery." />,
    );
    expect(getByRole('heading', { level: 3 }).textContent).toBe('Six steps');
    expect(getByText('Our Process').closest('h3')).toBeNull();
    expect(getByText('From idea to delivery.')).toBeTruthy();
  });

  it('leaves out what it is not given', () => {
    const { container } = renderPage(<SectionHeading title="Alone" />);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });
});
