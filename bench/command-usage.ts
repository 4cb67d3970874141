import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import * as v from 'valibot';

/** What the Node processes of a command used; the browser is not part of it. */
export interface CommandUsage {
  /** Processor seconds of all processes. */
  cpu: number;
  /** Peak memory of the largest process, in MiB. */
  peak: number;
}

const processSchema = v.object({ cpu: v.number(), peak: v.number() });

/**
 * Measures a command.
 * @param run starts it with these settings, which must reach its processes
 */
export async function measureUsage<Result>(
  run: (settings: Record<string, string>) => Promise<Result>,
): Promise<{ result: Result; usage: CommandUsage }> {
  const folder = await mkdtemp(join(tmpdir(), 'command-usage-'));
  const file = join(folder, 'processes');
  const reporter = new URL('report-usage.mjs', import.meta.url).href;
  try {
    const options = [process.env.NODE_OPTIONS, `--import=${reporter}`].filter(Boolean).join(' ');
    const result = await run({ NODE_OPTIONS: options, USAGE_FILE: file });
    const lines = (await readFile(file, 'utf8').catch(ifMissing(''))).split('\n').filter(Boolean);
    const processes = lines.map((line) => v.parse(processSchema, JSON.parse(line)));
    const cpu = processes.reduce((sum, each) => sum + each.cpu, 0);
    return { result, usage: { cpu, peak: Math.max(0, ...processes.map(({ peak }) => peak)) } };
  } finally {
    await rm(folder, { recursive: true });
  }
}
