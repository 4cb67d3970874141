import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import { expect, test } from 'vitest';
import { readTokens } from './read-tokens';

async function releaseOf(files: Record<string, string>): Promise<[folder: string, names: string[]]> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFileAt(join(folder, name), content);
  return [folder, Object.keys(files)];
}

test('a release needs the tokens that its styles use and it does not define itself', async () => {
  const release = await releaseOf({
    'web/static/css/page.css':
      '@layer pages{.jobs{--gap:1rem;gap:var(--gap);color:var( --color-ink );margin:var(--space-4)}.a{width:calc(var(--own)*2)}}',
    'web/static/css/other.css':
      '@property --turn{syntax:"<angle>"}.b{rotate:var(--turn);inset:var(--edge,0)}',
    'web/static/js/page.js': 'element.style.setProperty("--own","3px")',
  });
  expect(await readTokens(...release)).toEqual({
    defines: ['--gap', '--own', '--turn'],
    uses: ['--color-ink', '--space-4'],
  });
});
