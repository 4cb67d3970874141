import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from '../publish/generations';

/** A release of careers, by itself and before a candidate of it. */
export const sampleChange = {
  at: '2026-01-01T12:00:00.000Z',
  action: 'release',
  app: 'mf-careers',
  from: '1.0.0',
  to: '2.0.0',
  by: { who: { kind: 'local', name: 'asha' } },
} satisfies Change;

const before: Change = { ...sampleChange, at: '2026-01-01T00:00:00.000Z', from: null, to: '1.0.0' };

/** The names of the generations that {@link writeSampleGenerations} writes. */
export const stable = '000001-a';
export const candidate = '000002-b';

/** Writes a live generation and one with a candidate beside it, both without a page, into the folder of a site. */
export async function writeSampleGenerations(site: string): Promise<void> {
  await writeGeneration(site, stable, [before]);
  await writeGeneration(site, candidate, [before, sampleChange]);
  await symlink(`generations/${stable}`, join(site, 'current'));
}

async function writeGeneration(site: string, name: string, history: Change[]): Promise<void> {
  const folder = join(site, 'generations', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'generation.json'), JSON.stringify({ number: 1, composer: '', history }));
  await writeFile(join(folder, 'releases.json'), JSON.stringify({ schema: '', microFrontends: {} }));
}
