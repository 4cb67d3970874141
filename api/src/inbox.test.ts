import { once } from 'node:events';
import { connect } from 'node:net';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { acceptsConnections } from './testing/accepts-connections';
import { postEnquiry } from './testing/post-enquiry';
import { runBuilt, spawnInbox, spawnServer } from './testing/programs/server-process';

test('the inbox runs next to the server, at 127.0.0.1 alone, with a password that it prints', async () => {
  const DATA_DIR = await temporaryFolder();
  const server = spawnServer({ DATA_DIR, SITE_DIR: DATA_DIR });
  const inbox = spawnInbox({ DATA_DIR, HOST: '0.0.0.0' });
  const [site, address] = await Promise.all([server.ready, inbox.ready]);
  await postEnquiry(site);

  expect((await fetch(`${address}/enquiries`)).status).toBe(401);
  const login = Buffer.from(`inbox:${await inbox.password}`).toString('base64');
  const ask = (path: string) => fetch(address + path, { headers: { authorization: `Basic ${login}` } });
  expect(await (await ask('/')).text()).toContain('Asha Verma');
  expect(await (await ask('/inbox.css')).text()).toMatch(/--color-paper:[\s\S]*\.entries/);
  // The whole of 127.0.0.0/8 is this machine, and would answer if it listened everywhere.
  const port = Number(new URL(address).port);
  const elsewhere = connect(port, '127.0.0.2');
  const [refused] = await once(elsewhere, 'error');
  expect(refused.code).toBe('ECONNREFUSED');
  // A browser opens connections in advance.
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  // Ctrl-C sends it from the terminal, and npm forwards it again.
  inbox.process.kill('SIGINT');
  await vi.waitFor(async () => expect(await acceptsConnections({ port, host: '127.0.0.1' })).toBe(false));
  inbox.process.kill('SIGINT');
  expect((await inbox.ended).exitCode).toBe(0);
});

test('a weak password ends the start without being printed', async () => {
  const { exitCode, errorOutput } = await runBuilt('inbox', [], { INBOX_PASSWORD: 'a-short-one' });
  expect(exitCode).toBe(1);
  expect(errorOutput).toContain('openssl rand');
  expect(errorOutput).not.toContain('a-short-one');
});
