import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from '@site/kit/testing/find-browser';

export const sections = [
  'visits',
  'interactions',
  'back',
  'lighthouse',
  'weights',
  'enquiries',
  'serving',
  'slow-disk',
  'observations',
  'open-tabs',
  'build',
  'articles',
  'remotes',
] as const;
export type Section = (typeof sections)[number];

const file = fileURLToPath(new URL('results.md', import.meta.url));

/**
 * Replaces one section of `bench/results.md`, leaves the others, and prints it.
 * @param parts paragraphs and tables, in Markdown
 */
export async function writeSection(section: Section, parts: string[]): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const text = [`## ${section}`, environmentOf(section), ...parts].join('\n\n');
  const bodies = sections.map((name) => {
    const body = name === section ? text : sectionIn(before, name);
    return `<!-- ${name} -->\n${body}\n<!-- /${name} -->`;
  });
  const heading = '# Figures\n\nWritten by `npm run bench`; one section alone: `npm run bench -- visits`.';
  await writeFile(file, `${[heading, ...bodies].join('\n\n')}\n`);
  console.log(`\n${text}\n`);
}

/** A Markdown table; the first column is text, the others are numbers. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** A row of a table of targets: the target, the worst measurement, whether it is met. */
export function verdict(target: string, worst: string, met: boolean): string[] {
  return [target, worst, met ? 'yes' : '**no**'];
}

function sectionIn(text: string, section: Section): string {
  return new RegExp(`<!-- ${section} -->\n([\\s\\S]*?)\n<!-- /${section} -->`).exec(text)?.[1] ?? '';
}

/** The machine and versions of a measurement. */
function environmentOf(section: Section): string {
  const browser = execFileSync(findOrInstallBrowser(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `\`npm run bench -- ${section}\` on ${availableParallelism()} cores (${processor}), Node ${process.versions.node}, ${browser}.`;
}
