import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { createEnquiryStore } from '../../enquiries/enquiry/enquiry-store';
import { openForCommand } from '../../enquiries/storage/open-database';
import { composeSnapshot } from '../../testing/composed-site';
import { visit } from '../../testing/honest-visitor';
import { attack } from '../../testing/hostile-clients';
import { spawnServer } from '../../testing/programs/server-process';

test('serves others while hostile clients stall, read nothing and send crafted enquiries', async () => {
  const folder = await temporaryFolder();
  await composeSnapshot(`${folder}/site`, 'live');
  const server = spawnServer({ DATA_DIR: folder, SITE_DIR: `${folder}/site` });
  const address = await server.ready;
  onTestFinished(attack(address));
  const seen = await visit(address, ['/', '/aboutus', '/robots.txt'], 3, 20);
  expect(seen.failures).toEqual([]);
  const database = openForCommand({ kind: 'sqlite', folder }, 'read');
  onTestFinished(() => database.destroy());
  const stored = (await createEnquiryStore(database).list()).map(({ subject }) => subject);
  expect(stored).toEqual(seen.stored.toReversed());
  expect(seen.stored.length).toBeGreaterThan(0);

  // Nor do they delay the shutdown.
  server.process.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ exitCode: 0, signal: null });
}, 120_000);
