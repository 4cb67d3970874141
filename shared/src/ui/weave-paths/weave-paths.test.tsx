import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPage } from '@site/kit/testing/render-page';
import { paletteNames } from '@site/shared/weave/palettes';
import { nightDyes } from '@site/shared/weave/weave-svg';
import { describe, expect, it } from 'vitest';
import { WeavePaths } from './weave-paths';

describe('WeavePaths', () => {
  it('draws areas filled and threads as lines', () => {
    const { container } = renderPage(
      <svg aria-hidden="true">
        <WeavePaths
          shapes={[
            { ink: 'ground', d: 'M0 0h9v9h-9z' },
            { ink: 'thread', d: 'M0 4H9', stroke: 2, dash: '3 1' },
          ]}
        />
      </svg>,
    );
    const [area, thread] = container.querySelectorAll('path');
    expect(area?.hasAttribute('data-filled')).toBe(true);
    expect(area?.hasAttribute('stroke-width')).toBe(false);
    expect(thread?.hasAttribute('data-filled')).toBe(false);
    expect(thread?.getAttribute('stroke-dasharray')).toBe('3 1');
  });

  it('has each ink of each palette; `night` has the dyes of pictures outside of pages', () => {
    const css = readFileSync(join(import.meta.dirname, 'weave-paths.module.css'), 'utf8');
    for (const palette of paletteNames) {
      const block = new RegExp(`\\[data-palette="${palette}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
      for (const [ink, dye] of Object.entries(nightDyes)) {
        const property = ink.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        expect(block).toContain(`--weave-${property}: var(--color-${palette === 'night' ? dye : ''}`);
      }
    }
  });
});
