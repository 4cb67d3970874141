import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../content/technologies';
import { logos } from './logos';
import { TechnologyLogo } from './technology-logo';

const { resolve } = createRequire(import.meta.url);
const styles = readFileSync(join(import.meta.dirname, 'technology-logo.module.css'), 'utf8');
const drawn = [...styles.matchAll(/data-logo="([^"]+)"\]\s*\{\s*--logo: url\("([^"?]+)\?url"\)/g)].map(
  ([, logo = '', file = '']) => ({ logo, file }),
);

describe('a technology', () => {
  test('is its name with its logo, which says nothing to a screen reader', () => {
    const { container } = render(<TechnologyLogo name="Node.js" />);
    expect(screen.getByText('Node.js')).toBeDefined();
    const logo = container.querySelector('[data-logo]');
    expect(logo?.getAttribute('data-logo')).toBe('nodedotjs');
    expect(logo?.getAttribute('aria-hidden')).toBe('true');
  });

  test('has a stitch, silent too, in the place of a logo that there is not', () => {
    const { container } = render(<TechnologyLogo name="Amazon Web Services" />);
    expect(container.textContent).toBe('Amazon Web Services');
    expect(container.querySelector('[data-logo]')).toBeNull();
    expect(container.querySelectorAll('span > span[aria-hidden="true"]')).toHaveLength(1);
  });
});

describe('the style sheet', () => {
  test('draws every logo from its own file, and none that no technology has', () => {
    expect(drawn.map(({ logo }) => logo).sort()).toEqual([...new Set(Object.values(logos))].sort());
    for (const { logo, file } of drawn) expect(file).toBe(`simple-icons/icons/${logo}.svg`);
  });

  test('finds the file of every logo in simple-icons', () => {
    for (const { file } of drawn) expect(existsSync(resolve(file)), file).toBe(true);
  });
});

test('only technologies that content may name have a logo', () => {
  expect(technologyNames).toEqual(expect.arrayContaining(Object.keys(logos)));
});
