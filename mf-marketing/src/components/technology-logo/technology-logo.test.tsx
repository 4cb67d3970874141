import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TechnologyLogo } from './technology-logo';

test('a technology is read by its name alone, next to its part of the sprite', () => {
  const { container } = render(<TechnologyLogo name="Node.js" sprite="/logos.svg" place={3} />);
  expect(screen.getByText('Node.js').textContent).toBe('Node.js');
  const logo = container.querySelector('img');
  expect(logo?.getAttribute('src')).toBe('/logos.svg#svgView(viewBox(0,96,24,24))');
  expect(logo?.getAttribute('alt')).toBe('');
});
