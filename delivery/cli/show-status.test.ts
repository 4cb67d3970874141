import { company } from '@site/shared/company/company';
import { statusLinesSchema } from '@site/shared/node/status-line';
import * as v from 'valibot';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { stubSiteFolder } from '../testing/stub-site-folder';

const folder = await stubSiteFolder();
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('SITE_METRICS', 'http://127.0.0.1:1');
// The public address is not of this machine.
vi.doMock('../service/board/status/certificate-status', () => ({
  certificateStatus: (site: string) => Promise.reject(new Error(`${site} is away`)),
}));
const { showStatus } = await import('./show-status');

afterAll(() => void vi.doUnmock('../service/board/status/certificate-status'));

test('on a machine where nothing can be reached, each line has its reason', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    written.mockRestore();
    process.exitCode = undefined;
  });
  const enquiries = Promise.resolve([{ name: 'enquiries', text: '3 in the last day' }]);
  await showStatus(() => Promise.reject(new Error('Nothing is deployed yet.')), enquiries, true);
  const lines = v.parse(
    v.pipe(v.string(), v.parseJson(), statusLinesSchema),
    String(written.mock.calls[0]?.[0]),
  );
  expect(Object.fromEntries(lines.map(({ name, ...line }) => [name, line]))).toMatchObject({
    releases: { unseen: 'Nothing is deployed yet.' },
    rollout: { unseen: 'Nothing is deployed yet.' },
    errors: { unseen: expect.stringMatching(/^No metrics/) },
    enquiries: { text: '3 in the last day' },
    'site disk': { text: expect.stringContaining('free') },
    certificate: { unseen: `${company.website} is away` },
  });
  expect(lines).toHaveLength(6);
});
