import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { vi } from 'vitest';

/**
 * Sets SITE_DIR to a new folder for a test file, removed after its tests. Modules read the setting when they are loaded, so
 * the file imports them afterwards.
 */
export async function stubSiteFolder(): Promise<string> {
  const folder = await temporaryFolderOfFile();
  vi.stubEnv('SITE_DIR', folder);
  return folder;
}
