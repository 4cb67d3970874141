import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { readJsonIfValid } from '@site/shared/contracts/read-json';
import { siteFolder } from '../workspace';
import { type LogHead, logHeadSchema } from './entry';

/** What only the release service and the commands of this machine read and write. */
export const deliveryFolder = join(siteFolder, 'delivery');

export const logFile = join(deliveryFolder, 'log.jsonl');
export const headFile = join(deliveryFolder, 'log-head.json');

export interface LogLines {
  lines: string[];
  /** How many bytes they are, line feeds included. */
  wholeBytes: number;
  /** What stands after the last line feed: a line that a crash left unfinished. */
  unfinished: string;
}

/** @throws when there is a log that can't be read at the moment: the next entry would cut it off */
export async function readLines(): Promise<LogLines> {
  const content = await readFile(logFile).catch(ifMissing(Buffer.of()));
  const wholeBytes = content.lastIndexOf('\n') + 1;
  const lines = content.toString('utf8', 0, wholeBytes).split('\n');
  return { lines: lines.slice(0, -1), wholeBytes, unfinished: content.toString('utf8', wholeBytes) };
}

/** @returns the place of the entry that was written last; undefined when there is none, or this file is damaged */
export function readHead(): Promise<LogHead | undefined> {
  return readJsonIfValid(headFile, logHeadSchema);
}
