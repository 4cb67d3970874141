import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

/**
 * Sets SITE_DIR to a new folder for a test file, removed after its tests. Modules read the setting when they are loaded, so
 * the file imports them afterwards.
 */
export async function stubSiteFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  vi.stubEnv('SITE_DIR', folder);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
