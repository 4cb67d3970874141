import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Refusal } from '@site/shared/http/refusal';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { serve } from '@site/shared/node/testing/serve';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { type Header, pack } from 'tar-stream';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startS3Server, testCredentials } from '../../registry/object-store/testing/s3-server';
import { sampleRelease } from '../../testing/sample-release';
import { seeded } from '../../testing/seeded';
import type { Quota } from './quota';

let folder: string;
let receive: typeof import('./receive-release').receiveRelease;
let unpack: typeof import('./unpack').unpack;
let uploadLimits: typeof import('./unpack').uploadLimits;
let contentHashOf: typeof import('@site/shared/node/release-version').contentHashOf;

beforeEach(async () => {
  folder = await temporaryFolder();
  vi.stubEnv('SITE_DIR', folder);
  vi.resetModules();
  ({ receiveRelease: receive } = await import('./receive-release'));
  ({ unpack, uploadLimits } = await import('./unpack'));
  ({ contentHashOf } = await import('@site/shared/node/release-version'));
});

type File = [name: string, content: string | Buffer, header?: Partial<Header> | undefined];

/** A complete release of a few files, named by its content. */
function sampleUpload(change: Record<string, string | Buffer> = {}) {
  const contents: Record<string, string | Buffer> = {
    'web/remoteEntry.js': 'register();',
    'web/static/js/page.js': 'page();'.repeat(500),
    'pages/career/index.json': '{"markup":""}',
    'maps/remoteEntry.js.map': '{"version":3}',
    ...change,
  };
  const {
    app,
    version: _version,
    origin: _origin,
    files: _files,
    ...description
  } = sampleRelease({
    app: 'mf-careers',
    webEntry: 'web/remoteEntry.js',
  });
  const hashes = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, contentIntegrity(content)]),
  );
  const version = `1.0.0-${contentHashOf({ ...description, files: hashes })}`;
  const release = { app, version, ...description, files: hashes };
  const files: File[] = [...Object.entries(contents), ['release.json', JSON.stringify(release)]];
  return { name: { app: release.app, version }, release, files };
}

async function tar(files: File[]): Promise<Buffer> {
  const archive = pack();
  for (const [name, content, header] of files)
    header?.type && header.type !== 'file'
      ? archive.entry({ name, ...header })
      : archive.entry({ name, ...header }, content);
  archive.finalize();
  return buffer(archive);
}

const send = (
  name: { app: string; version: string },
  content: Buffer,
  { isGzip = false, quota }: { isGzip?: boolean; quota?: Quota } = {},
) => receive(name, { body: Readable.from([content]), isGzip }, quota);

async function expectNothingStored(): Promise<void> {
  const left = await readdir(folder, { recursive: true });
  expect(
    left.filter(
      (name) => !['delivery', 'delivery/uploads', 'releases', 'releases/mf-careers'].includes(name),
    ),
  ).toEqual([]);
}

test('stores a release, compressed or not, and accepts the same content again', async () => {
  const { name, files } = sampleUpload();
  expect(await send(name, gzipSync(await tar(files)), { isGzip: true })).toBe('stored');
  expect(await send(name, await tar(files))).toBe('present');
  const stored = join(folder, 'releases', name.app, name.version);
  for (const [file, content] of files) expect(await readFile(join(stored, file), 'utf8')).toBe(content);
  expect(await readdir(join(folder, 'delivery/uploads'))).toEqual([]);
});

test('two concurrent uploads of one release are one release', async () => {
  const { name, files } = sampleUpload();
  const archive = await tar(files);
  const results = await Promise.all([send(name, archive), send(name, archive)]);
  expect(results.sort()).toEqual(['present', 'stored']);
});

test('an app that has used up its quota stores nothing more, even with concurrent uploads', async () => {
  const uploads = ['a', 'b', 'c'].map((text) => sampleUpload({ 'web/text.js': text }));
  const sendAll = (quota: Quota) =>
    Promise.allSettled(uploads.map(async ({ name, files }) => send(name, await tar(files), { quota })));
  const results = await sendAll({ releases: 2, megabytes: 10 });
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  const reason = results.find((result) => result.status === 'rejected')?.reason;
  expect(reason).toMatchObject({ statusCode: 413 });
  expect(reason.message).toMatch(
    /^mf-careers has 2 releases of 0\.1 MB in the store, .* the limit is 2 releases and 10 MB\. Deploy a release/,
  );
  expect(await readdir(join(folder, 'releases/mf-careers'))).toHaveLength(2);
  expect(await readdir(join(folder, 'delivery/uploads'))).toEqual([]);
  // Content that is stored already takes no space.
  const again = await sendAll({ releases: 2, megabytes: 0 });
  expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('the size of a stored release is measured once, and forgotten when it is removed', async () => {
  const [first, second, third] = ['a', 'b', 'c'].map((text) => sampleUpload({ 'web/text.js': text }));
  if (!first || !second || !third) throw new Error('Three releases are needed.');
  const quota = { releases: 3, megabytes: 1 };
  const sendNext = async ({ name, files }: Upload) => send(name, await tar(files), { quota });
  await sendNext(first);
  await sendNext(second);
  const folderOf = ({ name }: Upload) => join(folder, 'releases', name.app, name.version);
  // The first was measured when the second arrived; the second was not.
  await writeFile(join(folderOf(first), 'web/more.js'), 'x'.repeat(1_000_000));
  expect(await sendNext(third)).toBe('stored');
  await rm(folderOf(first), { recursive: true });
  await rm(folderOf(third), { recursive: true });
  await writeFile(join(folderOf(second), 'web/more.js'), 'x'.repeat(1_000_000));
  expect(await sendNext(third)).toBe('stored');
  expect(await sendNext(first)).toBe('stored');
});

test('a release larger than the remaining quota is refused', async () => {
  const { name, files } = sampleUpload({ 'web/large.js': 'x'.repeat(1_000_000) });
  const sent = send(name, await tar(files), { quota: { releases: 10, megabytes: 1 } });
  await expect(sent).rejects.toMatchObject({ statusCode: 413 });
  await expectNothingStored();
});

test('many empty files in many folders use up the quota, too', async () => {
  const empty = Array.from({ length: 150 }, (_, index) => [`web/${index}/empty.js`, '']);
  const { name, files } = sampleUpload(Object.fromEntries(empty));
  const sent = send(name, await tar(files), { quota: { releases: 10, megabytes: 1 } });
  await expect(sent).rejects.toThrow('this one has 1.3 MB');
  await expectNothingStored();
});

test('repairs a damaged stored release', async () => {
  const { name, files } = sampleUpload();
  const archive = await tar(files);
  await send(name, archive);
  const entry = join(folder, 'releases', name.app, name.version, 'web/remoteEntry.js');
  await writeFile(entry, 'damaged');
  expect(await send(name, archive)).toBe('mended');
  expect(await readFile(entry, 'utf8')).toBe('register();');
});

test.each([
  ['its release.json', 'release.json'],
  ['all but one file', '*'],
])('completes a stored release that lacks %s', async (_, lacking) => {
  const { name, files } = sampleUpload();
  const archive = await tar(files);
  await send(name, archive);
  const stored = join(folder, 'releases', name.app, name.version);
  const lost = files.slice(1).filter(([file]) => lacking === '*' || file === lacking);
  for (const [file] of lost) await rm(join(stored, file));
  expect(await send(name, archive)).toBe('mended');
  for (const [file, content] of files) expect(await readFile(join(stored, file), 'utf8')).toBe(content);
});

test('refuses other content for an existing version', async () => {
  const { name, files } = sampleUpload();
  await send(name, await tar(files));
  const other = sampleUpload({ 'web/remoteEntry.js': 'other();' });
  const release = JSON.stringify({ ...other.release, version: name.version });
  const archive = await tar([...other.files.slice(0, -1), ['release.json', release]]);
  await expect(send(name, archive)).rejects.toMatchObject({ statusCode: 409 });
});

/** Makes every content have the same version, and starts a service with this folder. */
async function startWithTwins(site: string): Promise<void> {
  const module = '@site/shared/node/release-version';
  const actual = await vi.importActual<typeof import('@site/shared/node/release-version')>(module);
  ({ contentHashOf } = { contentHashOf: () => '000000000000' });
  vi.stubEnv('SITE_DIR', site);
  vi.doMock(module, () => ({ ...actual, contentHashOf }));
  onTestFinished(() => {
    vi.doUnmock(module);
  });
  vi.resetModules();
  ({ receiveRelease: receive } = await import('./receive-release'));
}

test('refuses other content that was made to have an existing version', async () => {
  await startWithTwins(folder);
  const [one, other] = [sampleUpload(), sampleUpload({ 'web/remoteEntry.js': 'other();' })];
  expect(other.name).toEqual(one.name);
  expect(await send(one.name, await tar(one.files))).toBe('stored');
  await expect(send(other.name, await tar(other.files))).rejects.toMatchObject({ statusCode: 409 });
});

test('refuses other content for a version that another service has stored in the bucket', async () => {
  const server = await startS3Server();
  onTestFinished(() => server.goAway());
  onTestFinished(() => void vi.stubEnv('SITE_STORE', undefined));
  vi.stubEnv('SITE_STORE', `s3://site?endpoint=${server.endpoint}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', testCredentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', testCredentials.secretAccessKey);
  await startWithTwins(folder);
  const [one, other] = [sampleUpload(), sampleUpload({ 'web/remoteEntry.js': 'other();' })];
  expect(await send(one.name, await tar(one.files))).toBe('stored');
  await startWithTwins(await temporaryFolder());
  await expect(send(other.name, await tar(other.files))).rejects.toMatchObject({ statusCode: 409 });
});

const script = 'register();';
const gzipMembers = (...parts: string[]) => Buffer.concat(parts.map((part) => gzipSync(part)));

test('stores compressed forms of its files', async () => {
  const forms = {
    'web/remoteEntry.js.br': brotliCompressSync(script),
    'web/remoteEntry.js.gz': gzipSync(script),
    'web/empty.js': '',
    'web/empty.js.br': brotliCompressSync(''),
    'web/empty.js.gz': gzipSync(''),
  };
  const { name, files } = sampleUpload(forms);
  expect(name).toEqual(sampleUpload({ 'web/empty.js': '' }).name);
  expect(await send(name, await tar(files))).toBe('stored');
});

test.each<[string, string, Buffer]>([
  ['another script', 'br', brotliCompressSync('other();')],
  ['another script', 'gz', gzipSync('other();')],
  ['a part of it', 'br', brotliCompressSync(script.slice(0, 4))],
  ['a part of it, and the rest for some browsers', 'gz', gzipMembers('regi', 'ster();')],
  ['nothing for some browsers', 'gz', gzipMembers('', script)],
  ['what it is, not compressed', 'br', Buffer.from(script)],
  ['fifty megabytes', 'br', brotliCompressSync(Buffer.alloc(50_000_000))],
])('refuses a compressed form with %s (%s), and nothing of it remains', async (_, form, content) => {
  const { name, files } = sampleUpload({ [`web/remoteEntry.js.${form}`]: content });
  await expect(send(name, await tar(files))).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining(`web/remoteEntry.js.${form} is not its original`),
  });
  await expectNothingStored();
});

type Upload = ReturnType<typeof sampleUpload>;
const with_ =
  (...more: File[]) =>
  ({ files }: Upload) =>
    tar([...more, ...files]);
const without =
  (name: string) =>
  ({ files }: Upload) =>
    tar(files.filter(([file]) => file !== name));
const instead =
  (name: string, content: string) =>
  ({ files }: Upload) =>
    tar(files.map(([file, before, header]): File => [file, file === name ? content : before, header]));
const release = (change: object) => (upload: Upload) =>
  instead('release.json', JSON.stringify({ ...upload.release, ...change }))(upload);
/** A binary size starts with 0x80 or 0xff. */
async function withUnknownSize({ files }: Upload): Promise<Buffer> {
  const archive = await tar(files);
  const [size, checksum] = [124, 148];
  const sum = Number.parseInt(archive.toString('latin1', checksum, checksum + 6), 8);
  archive.write((sum - archive.readUInt8(size) + 0x81).toString(8).padStart(6, '0'), checksum);
  archive.writeUInt8(0x81, size);
  return archive;
}

test.each<[string, (upload: Upload) => Promise<Buffer>, string]>([
  ['a path out of its folder', with_(['../evil.js', 'x']), 'not a valid name'],
  ['a path out of its folder, further in', with_(['web/../../evil.js', 'x']), 'not a valid name'],
  ['an absolute path', with_(['/etc/evil', 'x']), 'not a valid name'],
  [
    'a page outside of the snapshot',
    release({
      routes: {
        addresses: [{ path: '/career/../../snapshots/abc/about', page: 'job-page' }],
        redirects: [],
        gone: [],
      },
    }),
    'routes.addresses.0.path: is not a path',
  ],
  [
    'a style sheet outside of the release',
    release({ pages: { 'job-page': { js: [], css: ['../../../delivery/keys.json'] } } }),
    'pages.job-page.css.0: is not a file name',
  ],
  [
    'a style sheet that is none of its files',
    release({ pages: { 'job-page': { js: [], css: ['web/other.css'] } } }),
    'names web/other.css, which is not among its released files',
  ],
  [
    'a redirect that no browser can follow',
    release({ routes: { addresses: [], redirects: [{ from: '/career', to: 'http://[' }], gone: [] } }),
    'routes.redirects.0.to: leads neither to a path',
  ],
  [
    'a module without a version',
    release({ shared: { react: { version: 'foo', accepts: '*' } } }),
    'shared.react.version is "foo", which is not a version',
  ],
  [
    'a module that accepts no versions',
    release({ shared: { react: { version: '19.2.0', accepts: 'foo bar' } } }),
    'shared.react.accepts is "foo bar", which is not a range',
  ],
  ['a description of many megabytes', release({ padding: 'x'.repeat(9_000_000) }), 'is larger than 8 MiB'],
  ['a path of Windows', with_(['web\\..\\evil.js', 'x']), 'not a valid name'],
  ['a name with a null', with_(['web/a\0b.js', 'x']), ''],
  ['a hidden file', with_(['web/.htaccess', 'x']), 'not a valid name'],
  ['a file outside of web and pages', with_(['delivery/keys.json', 'x']), 'not a valid name'],
  ['a very long name', with_([`web/${'a'.repeat(300)}.js`, 'x']), 'not a valid name'],
  ['a file in many folders', with_(['web/a/b/c/d/e/f/g/x.js', 'x']), 'not a valid name'],
  ['a symbolic link', with_(['web/link.js', '', { type: 'symlink', linkname: '/etc/passwd' }]), 'a symlink'],
  ['a hard link', with_(['web/link.js', '', { type: 'link', linkname: 'web/remoteEntry.js' }]), 'a link'],
  [
    'a device',
    with_(['web/null', '', { type: 'character-device', devmajor: 1, devminor: 3 }]),
    'a character-device',
  ],
  ['a folder', with_(['web/more', '', { type: 'directory' }]), 'a directory'],
  ['a duplicate file', with_(['web/remoteEntry.js', 'other']), 'exists twice'],
  ['a duplicate file with another case', with_(['web/RemoteEntry.js', 'other']), 'exists twice'],
  ['a file below a file', with_(['web/remoteEntry.js/more.js', 'x']), 'a folder, too'],
  ['a folder below a file', with_(['web/a', 'x'], ['web/a/b/c', 'x']), 'below another file'],
  ['a file that release.json does not name', with_(['web/more.js', 'x']), 'not listed in'],
  ['a missing file', without('web/static/js/page.js'), 'is missing'],
  ['no release.json', without('release.json'), 'no valid release.json'],
  ['an invalid release.json', instead('release.json', '{"app":"mf-careers"}'), 'no valid release.json'],
  ['a changed file', instead('web/remoteEntry.js', 'registeR();'), 'does not have the hash'],
  ['another app', release({ app: 'mf-contact' }), 'was sent as'],
  ['another version', release({ version: '1.0.0-000000000000' }), 'was sent as'],
  ['a changed description', release({ fonts: ['web/remoteEntry.js'] }), 'not the version of this content'],
  ['a size in an unknown notation', withUnknownSize, 'has no valid size'],
  ['no archive', async () => Buffer.from('<html>'.repeat(200)), "can't be read"],
  ['nothing', async () => Buffer.of(), 'no valid release.json'],
])('refuses %s, and nothing of it remains', async (_, make, message) => {
  const upload = sampleUpload();
  const refusal = await send(upload.name, await make(upload)).catch((error: Error) => error);
  expect(refusal).toMatchObject({
    statusCode: expect.any(Number),
    message: expect.stringContaining(message),
  });
  await expectNothingStored();
});

const unpackGzip = (contents: Buffer[], limits: Partial<typeof uploadLimits>) =>
  unpack({ body: Readable.from(contents), isGzip: true }, folder, { ...uploadLimits, ...limits });

test('refuses a zip bomb: a few bytes that unpack to more than allowed', async () => {
  const bomb = gzipSync(await tar([['web/bomb.js', Buffer.alloc(3_000_000)]]));
  expect(bomb.length).toBeLessThan(10_000);
  const unpacked = unpackGzip([bomb], { maxUnpackedBytes: 2_000_000, maxFiles: 9 });
  await expect(unpacked).rejects.toMatchObject({ statusCode: 413 });
});

test('refuses a file that is larger than an archive may be', async () => {
  const archive = gzipSync(await tar([['web/large.js', 'x'.repeat(2000)]]));
  await expect(unpackGzip([archive], { maxBytes: 1000 })).rejects.toThrow('is larger than');
});

test('refuses many bytes that unpack to nothing', async () => {
  const nothing = Array.from({ length: 100 }, () => gzipSync(''));
  await expect(unpackGzip(nothing, { maxBytes: 1000 })).rejects.toMatchObject({ statusCode: 413 });
});

test('accepts articles of the usual size: the tenth of 5,000, within a tenth of the limits', async () => {
  const { maxUnpackedBytes, maxFiles } = uploadLimits;
  const files = Array.from({ length: 500 }, (_, index): File[] => [
    [`pages/${index}.json`, 'x'.repeat(20_000)],
    [`web/entries/${index}.json`, 'x'.repeat(5000)],
    [`web/entries/${index}.json.br`, 'x'.repeat(1000)],
    [`web/entries/${index}.json.gz`, 'x'.repeat(1000)],
  ]).flat();
  const limits = { maxUnpackedBytes: maxUnpackedBytes / 10, maxFiles: maxFiles / 10 };
  expect(await unpackGzip([gzipSync(await tar(files))], limits)).toHaveLength(2000);
});

test('refuses too many files', async () => {
  const archive = gzipSync(await tar(sampleUpload().files));
  await expect(unpackGzip([archive], { maxFiles: 4 })).rejects.toMatchObject({ statusCode: 413 });
});

test('an upload truncated at any byte leaves nothing', async () => {
  const { name, files } = sampleUpload();
  const whole = await tar(files);
  for (const archive of [whole, gzipSync(whole)]) {
    const isGzip = archive !== whole;
    // The two empty blocks at the end of a tar contain nothing.
    const needed = isGzip ? archive.length : archive.length - 1024 - 512;
    for (let length = 0; length < needed; length += isGzip ? 7 : 379)
      await expect(send(name, archive.subarray(0, length), { isGzip })).rejects.toThrow();
  }
  await expectNothingStored();
});

/** Set it to test more of them: UPLOADS=2000 npx vitest run --project delivery upload */
const rounds = Number(process.env.UPLOADS ?? 60);

test(
  `of ${rounds} randomly changed uploads, stored ones are complete, and nothing remains of the others`,
  async () => {
    const { name, files } = sampleUpload();
    const whole = await tar(files);
    const next = seeded(rounds);
    const random = (below: number) => Math.floor(next() * below);
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const changed = damage(whole, random);
      const isGzip = random(2) === 1;
      const archive = isGzip ? damage(gzipSync(changed), random) : changed;
      const result = await send(name, archive, { isGzip }).catch((error: unknown) => error);
      if (result === 'stored') {
        // The change is between the files.
        const stored = join(folder, 'releases', name.app, name.version);
        for (const [file, content] of files) expect(await readFile(join(stored, file), 'utf8')).toBe(content);
        await rm(stored, { recursive: true });
      } else {
        expect(result).toMatchObject({ statusCode: expect.any(Number) });
        refused += 1;
      }
      await expectNothingStored();
    }
    expect(refused).toBeGreaterThan(rounds * 0.8);
  },
  20_000 + rounds * 50,
);

/** Removes, repeats, overwrites or swaps significant parts of an archive. */
function damage(archive: Buffer, random: (below: number) => number): Buffer {
  const content = archive.subarray(0, -1024);
  const from = random(content.length);
  const to = Math.min(content.length, from + 1 + random(700));
  const part = content.subarray(from, to);
  const [before, after] = [content.subarray(0, from), content.subarray(to)];
  const kinds = [
    () => [before],
    () => [before, after],
    () => [before, part, part, after],
    () => [before, Buffer.alloc(part.length, 0xff), after],
    () => [after, part, before],
    () => [content.subarray(0, 512), content],
  ];
  return Buffer.concat(kinds[random(kinds.length)]?.() ?? []);
}

test('without a setting, an app may send a largest release while ten of these are kept', async () => {
  const { defaultQuota } = await import('./quota');
  expect(defaultQuota.megabytes * 1_000_000).toBeGreaterThan(11 * uploadLimits.maxUnpackedBytes);
});

test.each(['mkdirSync', 'writeFileSync'])('a full disk in %s is not blamed on the archive', async (call) => {
  const { files } = sampleUpload();
  vi.doMock('node:fs', async (original) => ({
    ...(await original<object>()),
    [call]: () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('node:fs');
  });
  const { unpack } = await import('./unpack');
  const upload = { body: Readable.from([await tar(files)]), isGzip: false };
  await expect(unpack(upload, folder)).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('the client of an archive that pauses gets the reason', async () => {
  const server = await serve((body, response) => {
    unpack({ body, isGzip: false }, folder, { ...uploadLimits, maxPauseMs: 20 }).catch(
      ({ statusCode, message }: Refusal) => response.writeHead(statusCode).end(message),
    );
  });
  const sending = request(server, { method: 'PUT' });
  sending.write('a part of a header');
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(408);
  expect(await text(answer)).toBe('The archive paused for 0.02 s. Send it again.');
});

test('an archive that arrives slowly, or waits for the disk, does not pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const body = new PassThrough();
  const unpacked = unpack({ body, isGzip: false }, folder).catch((error: Error) => error);
  for (const part of ['a part', 'of a header']) {
    const read = once(body, 'data');
    body.write(part);
    await read;
    vi.advanceTimersByTime(uploadLimits.maxPauseMs - 1);
  }
  const isPaused = vi.spyOn(body, 'isPaused').mockReturnValue(true);
  vi.advanceTimersByTime(uploadLimits.maxPauseMs);
  expect(body.destroyed).toBe(false);
  isPaused.mockReturnValue(false);
  vi.advanceTimersByTime(uploadLimits.maxPauseMs);
  expect(await unpacked).toMatchObject({ statusCode: 408 });
});
