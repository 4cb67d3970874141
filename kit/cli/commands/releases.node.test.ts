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
