import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';

test('of two commands that build the same, one builds, and the other waits for it', async () => {
  const folder = await temporaryFolder();
  vi.doMock('../registry/workspace', async (original) => ({
    ...(await original<object>()),
    buildNotes: join(folder, 'notes'),
  }));
  const { buildIfChanged } = await import('./build-if-changed');
  const result = join(folder, 'dist');
  const steps: string[] = [];
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const command = async () => {
    const isBuilt = await buildIfChanged(
      { name: 'mf-press', sources: ['package.json'], result },
      async () => {
        steps.push('build');
        await vi.waitFor(() => expect(printed).toHaveBeenCalled(), 10_000);
        await mkdir(result);
        steps.push('end');
      },
    );
    steps.push(isBuilt ? 'built' : 'nothing has changed');
  };
  await Promise.all([command(), command()]);
  expect(steps).toEqual(['build', 'end', 'built', 'nothing has changed']);
  expect(printed.mock.calls).toEqual([['  Waiting for another command, which builds mf-press']]);
});
