import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const generator = fileURLToPath(new URL('enquiries-generator.ts', import.meta.url));

/** What the visitors saw. */
export interface LoadResult {
  /** Milliseconds until the answer. */
  latency: { p50: number; p97_5: number; p99: number; p99_9: number; max: number };
  /** Answers a second, over the whole time. */
  rate: number;
  /** How many were answered otherwise than with 200, or not at all. */
  failures: { errors: number; timeouts: number; non2xx: number };
}

export interface LoadOptions {
  address: string;
  seconds: number;
  connections: number;
  /** Where the generator leaves what it saw. */
  folder: string;
}

/** The result, and the id of every enquiry that was answered with 200, by the words that make it one of its kind. */
export type Load = LoadResult & { answered: Map<string, string> };

/** Sends enquiries as fast as they are answered, from a process of its own. */
export async function sendLoad(options: LoadOptions): Promise<Load> {
  const process = fork(generator, [JSON.stringify(options)]);
  const [exitCode] = await once(process, 'exit');
  if (exitCode !== 0) throw new Error(`The load generator ended with ${exitCode}.`);
  const result: LoadResult = JSON.parse(await readFile(join(options.folder, resultFile), 'utf8'));
  const lines = (await readFile(join(options.folder, answersFile), 'utf8')).split('\n').filter(Boolean);
  const answered = new Map(lines.map((line) => line.split(' ') as [words: string, id: string]));
  if (answered.size !== lines.length) throw new Error('The generator used the same words twice.');
  return { ...result, answered };
}

export const resultFile = 'load.json';
/** One line for each answered enquiry: what it said, and the id it got. */
export const answersFile = 'answers.txt';
