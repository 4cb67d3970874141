import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@site/shared/company/company';
import { statusLinesSchema } from '@site/shared/node/status-line';
import * as v from 'valibot';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'status-'));
vi.stubEnv('SITE_DIR', folder);
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('SITE_METRICS', 'http://127.0.0.1:1');
// The public address is not of this machine.
vi.doMock('./certificate-status', () => ({
  certificateStatus: (site: string) => Promise.reject(new Error(`${site} is away`)),
}));
const { readEnquiryLines, showStatus } = await import('./show-status');

afterAll(() => rm(folder, { recursive: true }));

async function program(code: string): Promise<string> {
  const file = join(folder, 'program.mjs');
  await writeFile(file, code);
  return file;
}

test('what needs attention is read from the enquiries’ program, whose exit code is 1 then', async () => {
  const lines = [{ name: 'mails', text: '0 waiting, 1 given up', remedy: 'Resend it.' }];
  const file = await program(`console.log(${JSON.stringify(JSON.stringify(lines))}); process.exitCode = 1;`);
  expect(await readEnquiryLines(file)).toEqual(lines);
});

test.each([
  ['console.error("DATA_DIR is wrong"); process.exitCode = 1;', 'not seen: DATA_DIR is wrong'],
  ['console.error("no packages"); console.log("{}");', 'not seen: no packages'],
])('a program that fails is one line with its message', async (code, text) => {
  expect(await readEnquiryLines(await program(code))).toEqual({ name: 'enquiries', text });
});

test('on a machine where nothing can be reached, each line has its reason', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    written.mockRestore();
    process.exitCode = undefined;
  });
  await showStatus(() => Promise.reject(new Error('Nothing is deployed yet.')), true);
  const lines = v.parse(
    v.pipe(v.string(), v.parseJson(), statusLinesSchema),
    String(written.mock.calls[0]?.[0]),
  );
  const texts = Object.fromEntries(lines.map(({ name, text }) => [name, text]));
  expect(texts).toMatchObject({
    releases: 'not seen: Nothing is deployed yet.',
    rollout: 'not seen: Nothing is deployed yet.',
    errors: expect.stringMatching(/^not seen: No metrics/),
    enquiries: expect.stringMatching(/^not seen: There are no enquiries/),
    mails: expect.stringMatching(/^not seen: /),
    webhooks: expect.stringMatching(/^not seen: /),
    backup: 'none yet',
    'data disk': expect.stringContaining('free'),
    'site disk': expect.stringContaining('free'),
    certificate: `not seen: ${company.website} is away`,
  });
  expect(lines).toHaveLength(10);
});
