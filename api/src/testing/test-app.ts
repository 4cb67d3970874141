import { onTestFinished } from 'vitest';
import { type AppParts, buildApp, usualTimeouts } from '../app';
import { createEnquiryStore, type EnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase } from '../storage/open-database';
import { type MakeDatabase, makeSqlite } from './databases';
import { temporaryFolder } from './temporary-folder';

interface Options {
  makeDatabase?: MakeDatabase;
  siteDirectory?: string;
  /** Changes the store, for instance into one that fails. */
  store?: (enquiries: EnquiryStore) => EnquiryStore;
  logger?: AppParts['logger'];
  doors?: Partial<AppParts['doors']>;
  timeouts?: NonNullable<AppParts['timeouts']>;
}

/** The app on a database of its own, for `inject`; closed when the test ends. */
export async function openTestApp({
  makeDatabase = makeSqlite,
  siteDirectory,
  store = (same) => same,
  logger = false,
  doors,
  timeouts = usualTimeouts,
}: Options = {}) {
  const { location } = await makeDatabase();
  const database = await openDatabase(location);
  const enquiries = createEnquiryStore(database);
  const app = buildApp({
    enquiries: store(enquiries),
    siteDirectory: siteDirectory ?? (await temporaryFolder()),
    logger,
    doors: { requestsPerWindow: 0, trustedProxies: [], allowedOrigins: [], ...doors },
    timeouts,
  });
  onTestFinished(async () => {
    await app.close();
    await database.destroy();
  });
  return { app, enquiries, database };
}
