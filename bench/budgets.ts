import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { observePage } from './page-notes';

const measures = ['html', 'js', 'fonts', 'requests'] as const;

/** What a page weighs for a new visitor: transferred bytes without headers; `js` is what is requested before hydration. */
export type Weight = Record<(typeof measures)[number], number> & { layoutShift: number };

const file = fileURLToPath(new URL('budgets.json', import.meta.url));
const budgetSchema = v.object({ html: v.number(), js: v.number(), fonts: v.number(), requests: v.number() });
const budgetsSchema = v.record(v.string(), budgetSchema);

/** A budget is for a kind of page, so that a new page needs none of its own: `/blog/x` and `/blog/page/2` are a `/blog/*`, `/team` a `/*`. */
export function kindOf(path: string): string {
  const [, first, ...below] = path.split('/');
  if (!first) return '/';
  return below.length > 0 ? `/${first}/*` : '/*';
}

/** @returns a sentence for each measure in which a page exceeds the budget of its kind */
export function budgetFaults(path: string, weight: Weight): string[] {
  const kind = kindOf(path);
  const budget = v.parse(budgetsSchema, JSON.parse(readFileSync(file, 'utf8')))[kind];
  if (!budget) return [`${kind} has no budget. Set one: npm run budgets`];
  return measures
    .filter((measure) => weight[measure] > budget[measure])
    .map(
      (measure) =>
        `${path}: ${measure} is ${weight[measure]}, the budget of ${kind} is ${budget[measure]}. Make it lighter, or renew the budgets: npm run budgets`,
    );
}

/**
 * @param weights the pages of each kind; the heaviest sets the budget, with 20 % of HTML to spare for further entries of a list, and
 * 5 % of scripts and fonts
 */
export async function writeBudgets(weights: Map<string, Weight[]>): Promise<void> {
  const lines = [...weights].map(([kind, pages]) => {
    const most = (measure: (typeof measures)[number]) => Math.max(...pages.map((page) => page[measure]));
    const spare = (bytes: number, share: number) => Math.ceil((bytes * (1 + share)) / 100) * 100;
    const budget = {
      html: spare(most('html'), 0.2),
      js: spare(most('js'), 0.05),
      fonts: spare(most('fonts'), 0.05),
      requests: most('requests'),
    };
    return `  ${JSON.stringify(kind)}: ${JSON.stringify(budget).replaceAll(/[:,]/g, '$& ').replace('{', '{ ').replace('}', ' }')}`;
  });
  await writeFile(file, `{\n${lines.sort().join(',\n')}\n}\n`);
}

/** Visits a page with an empty cache and adds up what was transferred until the page is hydrated and at rest. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  await page.addInitScript(observePage);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // Includes what the page loads when idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForFunction(() => performance.now() - window.pageNotes.lastEvent > 500);
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { hydrated, layoutShift } = window.pageNotes;
    const weight = {
      html: navigation?.encodedBodySize ?? 0,
      js: 0,
      fonts: 0,
      requests: resources.length + 1,
      layoutShift,
    };
    for (const { name, encodedBodySize, startTime } of resources) {
      if (name.endsWith('.js') && startTime <= hydrated) weight.js += encodedBodySize;
      if (name.endsWith('.woff2')) weight.fonts += encodedBodySize;
    }
    return weight;
  });
}
