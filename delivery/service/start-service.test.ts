import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { stubSiteFolder } from '../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { startService } = await import('./start-service');
const { readServiceSettings } = await import('./settings/read-service-settings');

afterEach(() => {
  vi.unstubAllEnvs();
});

const start = (settings: Record<string, string> = {}) =>
  startService(readServiceSettings({ DELIVERY_PORT: '0', ...settings }));

test.each([
  ['REDIRECT_ORIGINS', 'https://a.example/b', 'REDIRECT_ORIGINS is "https://a.example/b": set it to origins'],
  ['GATE_BROWSER', 'maybe', 'GATE_BROWSER is "maybe": set it to auto'],
])('does not start with a wrong %s, which would refuse every deployment', async (name, value, message) => {
  vi.stubEnv(name, value);
  await expect(start()).rejects.toThrow(message);
});

test.each([
  ['DELIVERY_PROXIES', 'nginx', 'DELIVERY_PROXIES is "nginx": set it to addresses or ranges'],
  ['SITE_METRICS', 'http://a.example,http://b.example', 'set it to the METRICS_PORT of one web server'],
  ['SITE_METRICS', '127.0.0.1:9464', 'SITE_METRICS is "127.0.0.1:9464": set it to the METRICS_PORT of one'],
  ['DELIVERY_IDENTITIES', '/nowhere', 'or remove DELIVERY_IDENTITIES.'],
  ['DELIVERY_HOST', '192.0.2.1', 'DELIVERY_HOST is "192.0.2.1", which is not an address of this machine'],
])('names a wrong %s, its value and what to set', async (name, value, message) => {
  await expect((async () => start({ [name]: value }))()).rejects.toThrow(message);
});

test('its own folder in a new site is private, and the site, which the web server reads, is not', async () => {
  await rm(folder, { recursive: true });
  const service = await start();
  await service.stop();
  const modeOf = async (place: string) => (await stat(place)).mode & 0o777;
  expect(await modeOf(join(folder, 'delivery'))).toBe(0o700);
  expect(await modeOf(folder)).toBe(0o777 & ~process.umask());
});

test('a connection without a request does not delay its end', async () => {
  const service = await start();
  const unused = connect(Number(new URL(service.address).port), '127.0.0.1');
  await once(unused, 'connect');
  await service.stop();
});
