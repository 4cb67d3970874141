import { applicationAddress, company } from '@site/shared/company/company';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings/read-settings';
import { startServer } from '../../start-server';
import { formOf } from '../../testing/application-form';
import { makeSqlite } from '../../testing/databases';
import { postEnquiry } from '../../testing/post-enquiry';
import { sampleResume } from '../../testing/sample-application';

const free = vi.fn<(folder: string) => number>();
vi.mock('@site/shared/node/disk-space', () => ({
  diskSpace: async (folder: string) => ({ free: free(folder), size: 100e9 }),
}));

test('resumes leave the rest of a disk to enquiries', async () => {
  company.applicationEndpoint = applicationAddress;
  onTestFinished(() => void delete company.applicationEndpoint);
  const { location, environment } = await makeSqlite();
  const settings = { ...environment, PORT: '0', SITE_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' };
  const { address, stop } = await startServer(readSettings(settings));
  onTestFinished(stop);
  const apply = async () => {
    const body = formOf({ resume: { content: sampleResume } });
    return (await fetch(address + applicationAddress, { method: 'POST', body })).status;
  };
  free.mockReturnValue(2e9);
  expect(await apply()).toBe(200);
  free.mockReturnValue(1e9);
  expect(await apply()).toBe(503);
  expect((await postEnquiry(address)).status).toBe(200);
  expect(free).toHaveBeenLastCalledWith(location.kind === 'sqlite' && location.folder);
});
