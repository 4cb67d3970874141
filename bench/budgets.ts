import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { observePage } from './page-notes';

const measures = ['html', 'js', 'fonts', 'requests'] as const;

/** The weight of a page for a new visitor: transferred bytes without headers; `js` counts requests before hydration. */
export type Weight = Record<(typeof measures)[number], number> & { layoutShift: number };

const file = fileURLToPath(new URL('budgets.json', import.meta.url));
const budgetSchema = v.object({ html: v.number(), js: v.number(), fonts: v.number(), requests: v.number() });
const budgetsSchema = v.record(v.string(), budgetSchema);

/** The kind of page that a budget covers, so that a new page needs no budget: `/blog/x` and `/blog/page/2` are `/blog/*`, `/team` is `/*`. */
function kindOf(path: string): string {
  const [, first, ...below] = path.split('/');
  if (!first) return '/';
  return below.length > 0 ? `/${first}/*` : '/*';
}

/** A letter outside of the subsets loads the rest of a font (decision 016). */
const remedyOf = (measure: (typeof measures)[number]) =>
  measure === 'fonts'
    ? 'Add the new letters of its text to the subsets in shared/src/styles/fonts.css'
    : 'Make the page lighter';

/** @returns a message for each measure of a page above the budget of its kind */
export function budgetFaults(path: string, weight: Weight): string[] {
  const kind = kindOf(path);
  const budget = v.parse(budgetsSchema, JSON.parse(readFileSync(file, 'utf8')))[kind];
  if (!budget) return [`${kind} has no budget. Set one: npm run budgets`];
  return measures
    .filter((measure) => weight[measure] > budget[measure])
    .map(
      (measure) =>
        `${path}: ${measure} is ${weight[measure]}, the budget of ${kind} is ${budget[measure]}. ${remedyOf(measure)}, or renew the budgets: npm run budgets`,
    );
}

/** The largest weights of the pages of each kind. */
export function heaviestOfKinds(weights: Map<string, Weight>): Map<string, Weight> {
  const heaviest = new Map<string, Weight>();
  for (const [path, weight] of weights) {
    const most = heaviest.get(kindOf(path)) ?? weight;
    heaviest.set(kindOf(path), {
      html: Math.max(most.html, weight.html),
      js: Math.max(most.js, weight.js),
      fonts: Math.max(most.fonts, weight.fonts),
      requests: Math.max(most.requests, weight.requests),
      layoutShift: Math.max(most.layoutShift, weight.layoutShift),
    });
  }
  return heaviest;
}

/**
 * @param weights by path; the heaviest page of a kind sets its budget, with a margin of 20 % of HTML for further entries of
 * a list, and of 5 % of scripts and fonts
 * @returns the number of kinds of pages
 */
export async function writeBudgets(weights: Map<string, Weight>): Promise<number> {
  const lines = [...heaviestOfKinds(weights)].map(([kind, most]) => {
    const spare = (bytes: number, share: number) => Math.ceil((bytes * (1 + share)) / 100) * 100;
    const budget = {
      html: spare(most.html, 0.2),
      js: spare(most.js, 0.05),
      fonts: spare(most.fonts, 0.05),
      requests: most.requests,
    };
    return `  ${JSON.stringify(kind)}: ${JSON.stringify(budget).replaceAll(/[:,]/g, '$& ').replace('{', '{ ').replace('}', ' }')}`;
  });
  await writeFile(file, `{\n${lines.sort().join(',\n')}\n}\n`);
  return lines.length;
}

/** Visits a page with an empty cache and sums up the transfers until the page is hydrated and idle. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  await page.addInitScript(observePage);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // Includes requests of the idle page.
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
