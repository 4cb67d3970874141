import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, platform } from 'node:os';
import type { StoredCheck } from './enquiries-check';
import type { Load } from './enquiries-load';
import { median } from './statistics';

export interface Figures {
  seconds: number;
  connections: number;
  load: Load;
  /** MiB, second by second. */
  memory: number[];
  stored: StoredCheck;
}

interface Row {
  what: string;
  figure: string;
  target?: string;
  met?: boolean;
}

/** Whether every target is met. */
export function meetsTargets(figures: Figures): boolean {
  return rowsOf(figures).every(({ met }) => met !== false);
}

/** The figures for a terminal. */
export function tableOf(figures: Figures): string {
  const rows = rowsOf(figures).map((row) => [row.what, row.figure, row.target ?? '', verdict(row)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The figures with how they were made, for `bench/enquiries.md`. */
export function reportOf(figures: Figures): string {
  const { seconds, connections } = figures;
  const lines = rowsOf(figures).map(
    (row) => `| ${row.what} | ${row.figure} | ${row.target ?? ''} | ${verdict(row)} |`,
  );
  return `# Enquiries under load

\`npm run bench:enquiries\` writes this file. ${connections} connections send enquiries for ${seconds} s, each as soon as the one before is answered, each with words of its own. The server is the built one (\`npm run build -w api\`) on a fresh SQLite, and commits each enquiry to the disk before it answers. The load generator runs on the same machine.

| Figure | Measured | Target | |
|---|---|---|---|
${lines.join('\n')}

Made on ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}, ${platform()}) with Node ${process.versions.node}, ${versions()}.
`;
}

function rowsOf({ load, memory, stored, connections }: Figures): Row[] {
  const { latency, rate, failures } = load;
  const failed = failures.errors + failures.timeouts + failures.non2xx;
  const unanswered = stored.stored - load.answered.size;
  const largest = Math.max(...memory);
  // The first seconds fill caches and the heap's young generation.
  const settled = median(memory.slice(10, 20));
  const last = median(memory.slice(-10));
  const growth = (last / settled - 1) * 100;
  return [
    { what: 'answered with 200', figure: count(load.answered.size) },
    { what: 'errors, time-outs, other answers', figure: count(failed), target: '0', met: failed === 0 },
    target('enquiries a second', rate, '≥ 1,000', rate >= 1000, count),
    { what: 'answer, median', figure: milliseconds(latency.p50) },
    target('answer, 99th percentile', latency.p99, '< 100 ms', latency.p99 < 100, milliseconds),
    { what: 'answer, slowest', figure: milliseconds(latency.max) },
    target('answered, but not stored', stored.lost, '0', stored.lost === 0, count),
    target('stored twice', stored.doubled, '0', stored.doubled === 0, count),
    // What is under way when the time is up gets no answer any more; nor does what timed out.
    target(
      'stored, but not answered',
      unanswered,
      `≤ ${connections}, under way at the end`,
      unanswered <= connections + failures.errors + failures.timeouts,
      count,
    ),
    target('memory, most', largest, '< 200 MiB', largest < 200, mebibytes),
    target(
      'memory, after 15 s → at the end',
      growth,
      '< 10 % more',
      growth < 10,
      () => `${mebibytes(settled)} → ${mebibytes(last)}`,
    ),
  ];
}

function target(
  what: string,
  value: number,
  wanted: string,
  met: boolean,
  show: (value: number) => string,
): Row {
  return { what, figure: show(value), target: wanted, met };
}

function verdict({ met }: Row): string {
  if (met === undefined) return '';
  return met ? 'met' : 'missed';
}

const count = (value: number) => Math.round(value).toLocaleString('en');
const milliseconds = (value: number) => `${value} ms`;
const mebibytes = (value: number) => `${Math.round(value)} MiB`;

function versions(): string {
  const { resolve } = createRequire(new URL('../api/package.json', import.meta.url));
  const version = (name: string) => {
    const path = resolve(name);
    const folder = path.slice(0, path.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}/`.length);
    return `${name} ${JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version}`;
  };
  return ['fastify', 'libsql', 'autocannon'].map(version).join(', ');
}
