import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { buildRemote } from '../rsbuild/testing/build-remote';

test('a page that imports a missing file fails the build with that error alone', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const files = { 'src/pages/press-page.tsx': "export { Page, head } from './missing';" };
  const build = buildRemote(await temporaryFolder(), { files, pages: { '/press': 'press-page' } });
  await expect(build).rejects.toThrow('Rspack build failed');
  expect(printed.mock.calls.join()).toContain("Can't resolve './missing'");
});
