import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { onTestFinished } from 'vitest';
import { type AppParts, buildApp } from '../app';
import { createApplicationStore } from '../enquiries/application/application-store';
import { createSecretReader } from '../enquiries/challenge/challenge-secret';
import { createChallenges } from '../enquiries/challenge/challenges';
import { createEnquiryStore, type EnquiryStore } from '../enquiries/enquiry/enquiry-store';
import { createWriteCheck } from '../enquiries/storage/check-writable';
import { connectDatabase } from '../enquiries/storage/open-database';
import { type MakeDatabase, makeSqlite } from './databases';

interface Options
  extends Partial<Omit<AppParts, 'enquiries' | 'applications' | 'challenges' | 'formGuards'>> {
  makeDatabase?: MakeDatabase;
  /** Replaces the store, for instance with one that fails. */
  store?: (enquiries: EnquiryStore) => EnquiryStore;
  takesApplications?: boolean;
  /** Whether forms need the solution of a challenge, which is easy. */
  asksForWork?: boolean;
  formGuards?: Partial<AppParts['formGuards']>;
}

/**
 * The app on its own database, for `inject`; closed when the test ends. Like in the server, the first query opens the
 * database: most tests have no query, and it takes a thread.
 */
export async function openTestApp(options: Options = {}) {
  const {
    makeDatabase = makeSqlite,
    store = (same) => same,
    takesApplications,
    asksForWork,
    formGuards,
    ...parts
  } = options;
  const { location } = await makeDatabase();
  const database = connectDatabase(location);
  const enquiries = createEnquiryStore(database);
  const applications = createApplicationStore(database);
  const app = buildApp({
    logger: false,
    siteDirectory: parts.siteDirectory ?? (await temporaryFolder()),
    checkWritable: createWriteCheck(database),
    ...parts,
    enquiries: store(enquiries),
    applications: takesApplications ? applications : undefined,
    challenges: asksForWork
      ? createChallenges(createSecretReader(database), { cost: 1, fewest: 1, below: 20 })
      : undefined,
    formGuards: { maxPerClient: 0, trustedProxies: [], allowedOrigins: [], ...formGuards },
  });
  onTestFinished(async () => {
    await app.close();
    await database.destroy();
  });
  return { app, enquiries, applications, database, location };
}
