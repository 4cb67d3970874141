import { dirname, join } from 'node:path';
import { releaseRecordSchemaUrl } from '@site/shared/contracts/release-record-places';
import type { SiteRoute } from '@site/shared/contracts/site-route';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../workspace';
import { ContainedProcess, type Limits } from './contained-process';

// Every test starts a process, which takes seconds on a busy machine.
const build = join(root, 'delivery', 'testing', 'hostile-build.cjs');
let contained: ContainedProcess | undefined;
afterEach(() => contained?.close());

const route = (path: string): SiteRoute => ({ path, remote: 'mf-careers', page: 'hostile-page' });

function start(limits?: Partial<Limits>, shell = build): ContainedProcess {
  const record = { schema: releaseRecordSchemaUrl, microFrontends: {} };
  contained = new ContainedProcess({ shell, record, folders: [dirname(shell)] }, limits);
  return contained;
}

test('renders one address after the other, without this process’s environment', async () => {
  vi.stubEnv('DELIVERY_SECRET', 'of the service');
  const running = start();
  expect(await running.exports).toEqual({ mounts: {} });
  expect(await running.render(route('/one'))).toBe('rendered /one');
  expect(await running.render(route('/environment'))).not.toContain('of the service');
});

test.each([
  ['/writes', 'tried to write (/tmp/hostile-build)'],
  ['/writes-and-hides-it', 'tried to write (/tmp/hostile-build)'],
  ['/writes-into-its-release', `tried to write (${build})`],
  ['/reads', 'tried to read (/etc/passwd)'],
  ['/reads-another-release', 'tried to read ('],
  ['/reads-with-a-callback', 'tried to read (/etc/passwd)'],
  ['/imports', 'tried to read (/etc/passwd)'],
  ['/starts-a-process', 'tried to start a process'],
  ['/starts-a-thread', 'tried to start a worker thread'],
  ['/connects', 'tried to use the network'],
  ['/fetches', 'tried to use the network'],
  ['/listens', 'tried to use the network'],
  ['/looks-up', 'tried to use the network'],
  ['/kills', 'tried to send a signal to a process'],
  ['/exits', 'its process ended before it was done'],
])('a page that does what %s says is refused with that', async (path, refusal) => {
  await expect(start().render(route(path))).rejects.toThrow(refusal);
});

test('passes on what a page throws, and renders the next one', async () => {
  const running = start();
  await expect(running.render(route('/throws'))).rejects.toThrow(/^the jobs are gone$/);
  expect(await running.render(route('/two'))).toBe('rendered /two');
});

test.each(['/loops', '/never-ends'])('ends a page that does what %s says', async (path) => {
  const running = start({ pageMs: 500 });
  await running.exports;
  await expect(running.render(route(path))).rejects.toThrow('it did not finish within 0.5 s');
});

test.each(['/fills-the-heap', '/fills-buffers'])('ends a page that does what %s says', async (path) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(start({ memoryMb: 256 }).render(route(path))).rejects.toThrow(
    'it took more memory than it may (256 MB',
  );
});

test('shows what a process printed that crashed', async () => {
  const printed: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  await expect(start().render(route('/crashes'))).rejects.toThrow('its process ended before it was done');
  await vi.waitFor(() => expect(printed.join('')).toContain('thrown where nobody catches it'), 30_000);
});

test('says of a file that it is no shell’s Node build', async () => {
  await expect(start({}, join(root, 'package.json')).exports).rejects.toThrow(
    'is not the Node build of a shell',
  );
});
