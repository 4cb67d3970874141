import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Weight } from './weigh-page';

const file = fileURLToPath(new URL('../budgets.json', import.meta.url));

const kinds = ['html', 'css', 'js', 'fonts'] as const;
type Budget = Pick<Weight, (typeof kinds)[number] | 'requests'>;

interface Budgets {
  /** What each address may weigh. */
  routes: Record<string, Budget>;
  /** What each file weighed when the budgets were written, so that an overrun can name what grew. */
  files: Record<string, number>;
}

/** A sentence more or less is no reason to renew a budget; a library is. */
const slack = 1.05;

/** @throws when there are none */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(file, 'utf8')) as Budgets;
}

/**
 * Compares what an address weighs with what it may.
 * @returns a sentence for each overrun, with the files that grew
 */
export function overruns(path: string, weight: Weight, { routes, files }: Budgets): string[] {
  const budget = routes[path];
  if (!budget) return [`${path} has no budget. ${remedy}`];
  const bytes = kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => {
      const grown = kind === 'html' ? '' : ` ${whatGrew(kind, weight, files)}`;
      return `${path}: ${kind} is ${weight[kind]} bytes, its budget is ${budget[kind]}.${grown} ${remedy}`;
    });
  const requests =
    weight.requests > budget.requests
      ? [`${path}: ${weight.requests} requests, its budget is ${budget.requests}. ${remedy}`]
      : [];
  return [...bytes, ...requests];
}

/** Writes budgets that fit what every address weighs now: one line an address, one line a file. */
export async function writeBudgets(weights: Map<string, Weight>): Promise<void> {
  const routes = [...weights].map(([path, weight]): [string, Budget] => [
    path,
    {
      html: allowed(weight.html),
      css: allowed(weight.css),
      js: allowed(weight.js),
      fonts: allowed(weight.fonts),
      requests: weight.requests,
    },
  ]);
  const files = Object.assign({}, ...[...weights.values()].map((weight) => weight.files));
  const sorted = Object.entries(files).sort(([one], [other]) => one.localeCompare(other, 'en'));
  await writeFile(file, `{\n  "routes": {${lines(routes)}  },\n  "files": {${lines(sorted)}  }\n}\n`);
}

const remedy = 'Make it lighter, or renew the budgets: npm run budgets -- --write';

const endings = { css: '.css', js: '.js', fonts: '.woff2' } as const;

function whatGrew(kind: keyof typeof endings, weight: Weight, before: Record<string, number>): string {
  const grown = Object.entries(weight.files)
    .filter(([name, bytes]) => name.endsWith(endings[kind]) && bytes > (before[name] ?? 0))
    .map(([name, bytes]) => `${name} from ${before[name] ?? 'nothing'} to ${bytes}`);
  return grown.length > 0 ? `What grew: ${grown.join(', ')}.` : 'Files are loaded that were not before.';
}

function allowed(bytes: number): number {
  return Math.ceil((bytes * slack) / 100) * 100;
}

function lines(entries: [string, unknown][]): string {
  const text = entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${spaced(value)}`);
  return `\n${text.join(',\n')}\n`;
}

/** One line, however long: a change of a budget is a change of its line. */
function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${part}`);
  return `{ ${parts.join(', ')} }`;
}
