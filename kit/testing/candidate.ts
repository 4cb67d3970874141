import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Candidate, candidateFile, candidateSchema } from '@site/shared/node/candidate';
import * as v from 'valibot';
import { root } from '../workspace';

/** The folder of the composed build that browser tests check (setting CANDIDATE); undefined where there is none. */
export function candidateUnderTest(): string | undefined {
  return process.env.CANDIDATE ? resolve(root, process.env.CANDIDATE) : undefined;
}

/** @throws when the folder contains no composed build */
export function readCandidate(folder: string | undefined): Candidate {
  if (!folder) throw new Error('There is no composed build to test. Run: npm run compare -w <remote>');
  return v.parse(candidateSchema, JSON.parse(readFileSync(join(folder, candidateFile), 'utf8')));
}
