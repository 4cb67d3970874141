import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { enquiryAddress } from '@site/shared/company/company';
import { describe, expect, test } from 'vitest';
import { databases } from './testing/databases';
import { builtFiles } from './testing/programs/built-server';
import { spawnServer } from './testing/programs/server-process';
import { sampleEnquiry } from './testing/sample-enquiry';
import { temporaryFolder } from './testing/temporary-folder';

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
    const answer = await fetch((await server.ready) + enquiryAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleEnquiry),
    });
    expect(answer.status).toBe(200);
  });
});
