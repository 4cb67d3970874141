import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '@site/delivery/workspace';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';

export const sections = ['visits', 'lighthouse', 'growth', 'build'] as const;
export type Section = (typeof sections)[number];

const file = join(root, 'bench', 'results.md');
const rowsFolder = join(root, 'bench', 'results');

const heading = `# Figures

Written by \`npm run bench\`; a part alone: ${sections.map((name) => `\`npm run bench -- ${name}\``).join(', ')}. Every single measurement stays in \`bench/results/\` as CSV.`;

/** Puts a section into `bench/results.md` in place of the one before, leaves the others, and prints it. */
export async function writeSection(section: Section, title: string, parts: string[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const text = [`## ${title}`, madeWith(section), ...parts].join('\n\n');
  const bodies = sections.map((name) => {
    const body = name === section ? text : textOf(name, before);
    return `<!-- ${name} -->\n${body}\n<!-- /${name} -->`;
  });
  await writeFile(file, `${[heading, ...bodies].join('\n\n')}\n`);
  console.log(`\n${text}\n`);
}

/** One promise of the site: what is wanted, what was measured at worst, and whether that is enough. */
export function verdict(target: string, worst: string, met: boolean): [string, string, string] {
  return [target, worst, met ? 'yes' : '**no**'];
}

/** A Markdown table; the first column is text, all others are figures. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Begins a file that keeps every single measurement. @returns how to add rows to it */
export async function rowsFile(name: string, columns: string[]) {
  await mkdir(rowsFolder, { recursive: true });
  const path = join(rowsFolder, `${name}.csv`);
  await writeFile(path, `${columns.join(',')}\n`);
  return (values: (string | number)[]) => appendFile(path, `${values.join(',')}\n`);
}

function textOf(section: Section, text: string): string {
  return new RegExp(`<!-- ${section} -->\n([\\s\\S]*?)\n<!-- /${section} -->`).exec(text)?.[1] ?? '';
}

/** What the figures of a section depend on, apart from the code. */
function madeWith(section: Section): string {
  const browser = execFileSync(findOrInstallBrowser(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `\`npm run bench -- ${section}\` on ${availableParallelism()} cores (${processor}), Node ${process.versions.node}, ${browser}.`;
}
