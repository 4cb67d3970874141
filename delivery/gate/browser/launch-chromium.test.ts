import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { afterEach, expect, test, vi } from 'vitest';
import { launchChromium } from './launch-chromium';

afterEach(() => void vi.unstubAllEnvs());

/** Starts a program in the place of Chromium. */
async function launch(script: string, limitMs?: number) {
  const program = join(await temporaryFolder(), 'chromium');
  await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv('BROWSER_PATH', program);
  return launchChromium('http://127.0.0.1:9', limitMs);
}

test('the reason of a Chromium that ends at once is what it wrote', async () => {
  await expect(
    launch('echo "error while loading shared libraries: libnss3.so" >&2; exit 127'),
  ).rejects.toThrow(/chromium does not start: .*: error while loading shared libraries: libnss3\.so$/);
});

test('a Chromium that does not start in time is given up', async () => {
  await expect(launch('exec sleep 600', 100)).rejects.toThrow(/chromium does not start: .*Timeout 100ms/);
});
