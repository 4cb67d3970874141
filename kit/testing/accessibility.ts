import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

// Evaluated, because the page's security policy blocks an added script.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks a page against WCAG 2.2 AA and the best practices of axe.
 * @param part a selector of the only part that is checked
 * @returns each violation in a sentence; empty when there is none
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(async (checked) => {
    const { axe } = window as unknown as {
      axe: { run: (part: string, options: object) => Promise<AxeResults> };
    };
    return axe.run(checked, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
  }, part);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
