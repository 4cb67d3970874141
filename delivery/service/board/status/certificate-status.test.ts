import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { certificateStatus, describeCertificate } from './certificate-status';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  ['2026-03-15T12:00:00Z', 'of site.example expires 2026-03-15 12:00 UTC, in 14 days', false],
  ['2026-03-15T11:59:00Z', 'of site.example expires 2026-03-15 11:59 UTC', true],
  ['2026-03-01T11:59:00Z', 'of site.example expired 2026-03-01 11:59 UTC', true],
])('a certificate until %s', (expiry, text, isUrgent) => {
  const status = describeCertificate('site.example', new Date(expiry), now);
  expect(status).toMatchObject({ text });
  expect('remedy' in status).toBe(isUrgent);
});

test('the certificate of a server is read, whoever has signed it', async () => {
  const folder = await temporaryFolder();
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '30'];
  execFileSync('openssl', [...request, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  const server = createServer({ key: await readFile(keyFile), cert: await readFile(certFile) });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const site = `https://localhost:${(server.address() as AddressInfo).port}`;
  const status = await certificateStatus(site);
  expect(status).toEqual({ text: expect.stringMatching(/^of localhost expires .*, in (29|30) days$/) });
  const later = new Date(Date.now() + 20 * 86_400_000);
  expect(await certificateStatus(site, later)).toMatchObject({ remedy: expect.stringContaining('Renew it') });
});

test('a site without TLS has none, and one that is away is an error', async () => {
  expect(await certificateStatus('http://localhost')).toEqual({ unseen: 'http://localhost has none' });
  await expect(certificateStatus('https://localhost:1')).rejects.toThrow();
});
