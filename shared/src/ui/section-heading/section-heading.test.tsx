import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { SectionHeading } from './section-heading';

describe('SectionHeading', () => {
  it('puts only the title into the heading, of the second level', () => {
    const { getByRole, getByText } = renderPage(
      <SectionHeading title="Six steps" lead="From idea to delivery." />,
    );
    expect(getByRole('heading', { level: 2 }).textContent).toBe('Six steps');
    expect(getByText('From idea to delivery.')).toBeTruthy();
  });

  it('omits parts without a value', () => {
    const { container } = renderPage(<SectionHeading title="Alone" />);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });
});
