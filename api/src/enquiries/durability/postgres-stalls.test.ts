import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '../../testing/databases';
import { startDatabaseProxy } from '../../testing/programs/database-proxy';
import { sampleApplication, sampleResume } from '../../testing/sample-application';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createApplicationStore } from '../application/application-store';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { createWriteCheck } from '../storage/check-writable';
import { openDatabase } from '../storage/open-database';

/** The enquiries in PostgreSQL, over a network that can stall, and another session. */
async function openBehindProxy() {
  const { location, environment } = await databases[1].makeDatabase();
  const { DATABASE_URL = '' } = environment;
  const proxy = await startDatabaseProxy(DATABASE_URL);
  const database = await openDatabase({ kind: 'postgres', url: proxy.url });
  const other = new Client({ connectionString: DATABASE_URL });
  await other.connect();
  onTestFinished(async () => {
    await other.end();
    await database.destroy();
  });
  return { location, proxy, other, database, enquiries: createEnquiryStore(database) };
}

test('a connection that the network has dropped silently is not used again', async () => {
  const { proxy, enquiries } = await openBehindProxy();
  await enquiries.check();
  proxy.stall();
  await expect(enquiries.check()).rejects.toThrow();
  await enquiries.check();
});

test('an enquiry whose transaction stalled is not stored by a later one', async () => {
  const { proxy, other, enquiries } = await openBehindProxy();
  await other.query('begin; lock table notifications in access exclusive mode');
  const stalled = enquiries.add({ ...sampleEnquiry, message: 'stalled' });
  const refused = expect(stalled).rejects.toThrow();
  await vi.waitFor(async () => {
    const waiting =
      'select 1 from pg_locks join pg_database on database = oid where not granted and datname = current_database()';
    expect((await other.query(waiting)).rowCount).toBeGreaterThan(0);
  });
  proxy.stall();
  await other.query('rollback');
  await refused;
  proxy.resume();
  await enquiries.add({ ...sampleEnquiry, message: 'later' });
  expect((await enquiries.list()).map(({ message }) => message)).toEqual(['later']);
});

test('an instance that stalls in its check for readiness leaves the others ready', async () => {
  const { location, proxy, database } = await openBehindProxy();
  const healthy = await openDatabase(location);
  onTestFinished(() => healthy.destroy());
  const stalled = proxy.stallAfter('timestamps');
  const refused = expect(createWriteCheck(database)()).rejects.toThrow();
  await stalled;
  await createWriteCheck(healthy)();
  await refused;
});

test('an enquiry does not wait for applications that wait for the database', async () => {
  const { other, database, enquiries } = await openBehindProxy();
  const applications = createApplicationStore(database);
  await other.query('begin; lock table applications in access exclusive mode');
  const resume = { name: 'resume.pdf', content: sampleResume };
  const waiting = Array.from({ length: 20 }, () => applications.add(sampleApplication, resume));
  await enquiries.add(sampleEnquiry);
  await other.query('rollback');
  await Promise.all(waiting);
  expect(await applications.list()).toHaveLength(waiting.length);
});
