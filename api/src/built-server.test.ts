import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { databases } from './testing/databases';
import { postEnquiry } from './testing/post-enquiry';
import { builtFiles } from './testing/programs/built-server';
import { spawnServer } from './testing/programs/server-process';

const libsql = dirname(createRequire(import.meta.url).resolve('libsql'));

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('the built server needs no package but libsql, as in the container', async () => {
    const folder = await temporaryFolder();
    await cp(dirname(builtFiles.server), join(folder, 'dist'), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await mkdir(join(folder, 'node_modules'));
    await symlink(libsql, join(folder, 'node_modules/libsql'));

    const { environment } = await makeDatabase();
    const server = spawnServer({ ...environment, SITE_DIR: folder }, join(folder, 'dist/server.js'));
    expect((await postEnquiry(await server.ready)).status).toBe(200);
  });
});
