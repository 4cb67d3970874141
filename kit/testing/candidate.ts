import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Candidate, candidateFile, candidateSchema } from '@site/shared/contracts/candidate';
import * as v from 'valibot';
import { root } from '../workspace';

/** The folder of the composed candidate that browser tests judge (setting CANDIDATE); undefined where there is none. */
export function candidateUnderTest(): string | undefined {
  return process.env.CANDIDATE ? resolve(root, process.env.CANDIDATE) : undefined;
}

/** @throws when the folder holds no candidate */
export function readCandidate(folder: string | undefined): Candidate {
  if (!folder) throw new Error('There is no candidate to look at. Run: npm run compare -w <remote>');
  return v.parse(candidateSchema, JSON.parse(readFileSync(join(folder, candidateFile), 'utf8')));
}
