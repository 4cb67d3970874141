import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/serve';
import { temporaryFolderOfFile } from '../testing/temporary-folder';
import { findCredentials } from './find-credentials';

const folder = await temporaryFolderOfFile();
const missing = { AWS_SHARED_CREDENTIALS_FILE: join(folder, 'missing') };
const keys = (name: string) => ({ accessKeyId: `${name}-id`, secretAccessKey: `${name}-secret` });

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

afterEach(() => {
  vi.useRealTimers();
});

const find = async (environment: Record<string, string>) =>
  (await findCredentials('us-east-1', { ...missing, ...environment }))();

test('reads settings, and files of settings', async () => {
  const settings = { AWS_ACCESS_KEY_ID: 'set-id', AWS_SECRET_ACCESS_KEY: 'set-secret' };
  expect(await find(settings)).toEqual(keys('set'));
  expect(await find({ ...settings, AWS_SESSION_TOKEN: 'token' })).toMatchObject({ sessionToken: 'token' });
  const inFiles = {
    AWS_ACCESS_KEY_ID_FILE: await file('id', 'file-id\n'),
    AWS_SECRET_ACCESS_KEY_FILE: await file('secret', 'file-secret\n'),
  };
  expect(await find(inFiles)).toEqual(keys('file'));
  await expect(find({ ...settings, ...inFiles })).rejects.toThrow('are both set');
  await expect(find({ AWS_ACCESS_KEY_ID: 'id' })).rejects.toThrow('only one is set');
  await expect(find({ AWS_ACCESS_KEY_ID_FILE: await file('empty', ' ') })).rejects.toThrow('which is empty');
  await expect(find({ AWS_ACCESS_KEY_ID_FILE: join(folder, 'no') })).rejects.toThrow("can't be read");
});

test('reads the current profile of a shared file', async () => {
  const text = (id: string) =>
    `# keys\n[default]\naws_access_key_id = ${id}-id\naws_secret_access_key=${id}-secret\n\n[team]\nregion = x\n`;
  const shared = { AWS_SHARED_CREDENTIALS_FILE: await file('credentials', text('one')) };
  const source = await findCredentials('us-east-1', shared);
  expect(await source()).toEqual(keys('one'));
  await file('credentials', text('two'));
  expect(await source()).toEqual(keys('two'));
  await expect(find({ ...shared, AWS_PROFILE: 'team' })).rejects.toThrow('[team] in');
  await expect(find({ ...shared, AWS_PROFILE: 'other' })).rejects.toThrow('write [other] into');
});

test('names every source of credentials if there are none', async () => {
  const problem = find({});
  for (const name of ['AWS_SECRET_ACCESS_KEY_FILE', 'AWS_WEB_IDENTITY_TOKEN_FILE', '[default]'])
    await expect(problem).rejects.toThrow(name);
});

test('exchanges a web identity for the keys of a role, and again before they expire', async () => {
  const asked: URLSearchParams[] = [];
  const state = { status: 200, expiresAt: Date.now() + 3_600_000 };
  const origin = await serve(async (request, response) => {
    asked.push(new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
    const credentials = `<Credentials><AccessKeyId>role-id</AccessKeyId><SecretAccessKey>role-secret</SecretAccessKey><SessionToken>session-${asked.length}&amp;</SessionToken><Expiration>${new Date(state.expiresAt).toISOString()}</Expiration></Credentials>`;
    const refusal = '<Error><Code>AccessDenied</Code><Message>Not authorized</Message></Error>';
    const date = new Date().toUTCString();
    response.writeHead(state.status, { date }).end(state.status === 200 ? credentials : refusal);
  });
  const tokenFile = await file('token', 'first.token\n');
  const source = await findCredentials('us-east-1', {
    AWS_ROLE_ARN: 'arn:aws:iam::1:role/site',
    AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
    AWS_ENDPOINT_URL_STS: origin,
  });
  const given = await Promise.all([source(), source()]);
  expect(given).toEqual(
    Array(2).fill(expect.objectContaining({ ...keys('role'), sessionToken: 'session-1&' })),
  );
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: 'arn:aws:iam::1:role/site',
    RoleSessionName: 'site-delivery',
    WebIdentityToken: 'first.token',
  });

  await file('token', 'second.token');
  vi.useFakeTimers({ toFake: ['Date'], now: state.expiresAt - 60_000 });
  state.status = 403;
  expect(await source()).toMatchObject({ sessionToken: 'session-1&' });
  state.status = 200;
  state.expiresAt += 3_600_000;
  expect(await source()).toMatchObject({ sessionToken: 'session-3&' });
  expect(asked.at(-1)?.get('WebIdentityToken')).toBe('second.token');

  // The header has whole seconds.
  vi.setSystemTime(state.expiresAt + 1000);
  state.status = 403;
  await expect(source()).rejects.toThrow('status 403, Not authorized): let the role trust');
});

test('credentials are renewed in time although the clock of this machine is slow', async () => {
  const slowMs = 10 * 60_000;
  let given = 0;
  const origin = await serve((_request, response) => {
    const serverTime = Date.now() + slowMs;
    const expiration = new Date(serverTime + 900_000).toISOString();
    given += 1;
    response
      .writeHead(200, { date: new Date(serverTime).toUTCString() })
      .end(
        `<AccessKeyId>a</AccessKeyId><SecretAccessKey>b</SecretAccessKey><SessionToken>${given}</SessionToken><Expiration>${expiration}</Expiration>`,
      );
  });
  const source = await findCredentials('us-east-1', {
    AWS_ROLE_ARN: 'arn:aws:iam::1:role/site',
    AWS_WEB_IDENTITY_TOKEN_FILE: await file('slow-token', 'a.token'),
    AWS_ENDPOINT_URL_STS: origin,
  });
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  expect(await source()).toMatchObject({ sessionToken: '1' });
  vi.setSystemTime(now + 8 * 60_000);
  expect(await source()).toMatchObject({ sessionToken: '1' });
  // They are valid for 15 minutes, by whichever clock.
  vi.setSystemTime(now + 16 * 60_000);
  expect(await source()).toMatchObject({ sessionToken: '2' });
});

test('sends a web identity to no other host, and reads no endless answer', async () => {
  const asked = vi.fn();
  const elsewhere = await serve((_, response) => void asked(response.end()));
  const origin = await serve(({ url }, response) => {
    if (url === '/moved') return void response.writeHead(307, { location: elsewhere }).end();
    response.on('error', () => {});
    const send = () => response.write('x'.repeat(2 ** 16), (problem) => problem ?? send());
    send();
  });
  const exchange = async (path: string) =>
    find({
      AWS_ROLE_ARN: 'arn:aws:iam::1:role/site',
      AWS_WEB_IDENTITY_TOKEN_FILE: await file('token', 'first.token\n'),
      AWS_ENDPOINT_URL_STS: origin + path,
    });
  await expect(exchange('/moved')).rejects.toThrow('status 307');
  await expect(exchange('/endless')).rejects.toThrow('larger than 65536 bytes');
  expect(asked).not.toHaveBeenCalled();
});
