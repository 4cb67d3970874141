import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { operatorCommand } from './settings/npm-environment';
import { postEnquiry } from './testing/post-enquiry';
import { runBuilt, spawnServer } from './testing/programs/server-process';
import { sampleEnquiry } from './testing/sample-enquiry';

test('the operator reads the enquiries while the server runs', async () => {
  const DATA_DIR = await temporaryFolder();
  const server = spawnServer({ DATA_DIR, SITE_DIR: DATA_DIR });
  const address = await server.ready;
  const { id } = await (await postEnquiry(address)).json();

  const listed = await runBuilt('cli', ['list', '--json'], { DATA_DIR });
  expect(listed).toMatchObject({ exitCode: 0, errorOutput: '' });
  expect(JSON.parse(listed.output)).toEqual([{ id, createdAt: expect.any(String), ...sampleEnquiry }]);
  expect((await runBuilt('cli', ['show', id], { DATA_DIR })).output).toContain(sampleEnquiry.message);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('an unknown command ends with exit code 2 and a message', async () => {
  const { exitCode, output, errorOutput } = await runBuilt('cli', ['lits'], {});
  expect(exitCode).toBe(2);
  expect(output).toBe('');
  expect(errorOutput).toContain('There is no command "lits"');
});

test.each([
  ['npm run', 'enquiries', 'npm run enquiries --'],
  ['node', '', 'node api/dist/cli.js'],
])('started with %s, commands name each other accordingly', (_, npm_lifecycle_event, command) => {
  expect(operatorCommand('enquiries', { npm_lifecycle_event })).toBe(command);
});
