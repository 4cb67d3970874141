import { expect, test, vi } from 'vitest';
import { openDelivery } from '../open-delivery';
import { releasesCommand } from './releases';

vi.mock('../open-delivery');

test.each([
  ['releases', ['--app', 'mf-typo']],
  ['log', ['--app', 'mf-typo', '--log']],
])('an app without %s is an error, as its name may be wrong', async (_, args) => {
  const nothing = { entry: 1, snapshot: 'a', apps: [] };
  vi.mocked(openDelivery).mockResolvedValue({ releases: async () => nothing, log: async () => [] } as never);
  await expect(releasesCommand.run(args)).rejects.toThrow('There are no releases of mf-typo.');
});

test('the log is printed from the last entries on; --last sets their number, and JSON has all', async () => {
  const entryOf = (n: number) => ({
    ...{ n, time: '2026-01-01T00:00:00.000Z', action: 'release', changes: [] },
    by: { who: { kind: 'key', name: 'press' } },
  });
  const all = Array.from({ length: 60 }, (_, at) => entryOf(at + 1));
  const log = async (_app: unknown, count: number) => all.slice(-count);
  vi.mocked(openDelivery).mockResolvedValue({ log } as never);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const run = async (...args: string[]) => {
    await releasesCommand.run(args);
    return String(printed.mock.lastCall?.[0]);
  };
  const usual = (await run('--log')).split('\n');
  expect(usual[0]).toBe('The last 50 deployments. More: --last 500');
  expect(usual.slice(1).map((line) => line.split(' ', 1)[0])).toEqual(all.slice(10).map(({ n }) => `${n}`));
  expect((await run('--last', '60')).split('\n')).toHaveLength(60);
  expect(JSON.parse(await run('--log', '--json'))).toEqual(all);
  expect(JSON.parse(await run('--last', '2', '--json'))).toEqual(all.slice(-2));
  await expect(run('--last', 'all')).rejects.toThrow('--last is "all". Give the number of deployments.');
});
