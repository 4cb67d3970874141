import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readColourTokens, toHex } from '../testing/contrast';
import { dyes } from './dyes';
import { weave } from './weave';
import { svgDocument, svgPaths } from './weave-svg';

describe('a weave as SVG', () => {
  it('returns a well-formed document with known dyes', () => {
    const svg = svgDocument(960, 720, svgPaths(weave({ seed: 'check' })));
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 960 720');
    const paths = [...parsed.querySelectorAll('path')];
    expect(paths.length).toBeGreaterThan(5);
    const known: string[] = ['none', ...Object.values(dyes)];
    for (const path of paths) {
      expect(known).toContain(path.getAttribute('fill'));
      expect(path.getAttribute('d')).toMatch(/^M-?\d/);
    }
  });

  it('has the colours of the stylesheet', () => {
    const tokens = readColourTokens(readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8'));
    for (const [name, hex] of Object.entries(dyes)) {
      const token = tokens.get(name);
      expect(token && toHex(token), `--color-${name}`).toBe(hex);
    }
  });
});
