import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TechnologyLogo } from './technology-logo';

test('a technology is read by its name alone', () => {
  const { container } = render(<TechnologyLogo name="Node.js" sprite="a-service" place={3} />);
  expect(screen.getByText('Node.js').textContent).toBe('Node.js');
  expect(
    container.querySelector('[data-sprite="a-service"][data-place="3"]')?.getAttribute('aria-hidden'),
  ).toBe('true');
});
