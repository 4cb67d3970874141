import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { operatorCommand } from '../../settings/npm-environment';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleApplication, sampleResume } from '../../testing/sample-application';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { storedId } from '../../testing/stored-id';
import { createApplicationStore } from '../application/application-store';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { resend } from '../operator/changes';
import { queueNotification } from '../queue-notification';
import { removeOnRequest } from '../retention/remove-submissions';
import { composeForNotification } from './compose-email';
import { countNotifications } from './count-notifications';
import type { Email } from './email';
import { createOutbox } from './outbox';
import { createOutboxLeases } from './outbox-leases';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:03:00Z') });
});

/** Stores that mail two submissions individually in ten minutes, and their outbox. */
async function openStores(makeDatabase: MakeDatabase) {
  const { location } = await makeDatabase();
  const database = await openTestDatabase(location);
  const enquiries = createEnquiryStore(database, { maxMails: 2 });
  const applications = createApplicationStore(database, { maxMails: 2 });
  const leases = createOutboxLeases(database, location);
  onTestFinished(leases.release);
  const outbox = createOutbox(leases, { retryAfter: minute, giveUpAfter: 100 * minute });
  return {
    database,
    enquiries,
    applications,
    enquire: async (number: number) => {
      const ids = [];
      for (let each = 0; each < number; each++) ids.push(await storedId(enquiries.add(sampleEnquiry)));
      return ids;
    },
    /** Mails everything that is due. */
    async deliver() {
      const mails: Email[] = [];
      const deliverOne = () =>
        outbox.deliverNext(async (notification) => {
          const email = await composeForNotification(notification, { database, enquiries, applications });
          if (email) mails.push(email);
          return { kind: email ? 'sent' : 'gone' };
        });
      while (await deliverOne());
      return mails;
    },
  };
}

/** When the first digest is due. */
const digestTime = new Date('2026-03-01T10:12:00Z');

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('submissions above the limit are counted in one mail after ten minutes', async () => {
    const { database, enquiries, applications, enquire, deliver } = await openStores(makeDatabase);
    await enquire(4);
    await applications.add(sampleApplication, { name: 'cv.pdf', content: sampleResume });
    expect(await enquiries.list()).toHaveLength(4);
    expect(await deliver()).toHaveLength(2);

    vi.setSystemTime(digestTime);
    const [digest, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('3 forms are stored without a mail of their own');
    expect(digest?.text).toContain(`Enquiries:    2
Applications: 1
From:         1 Mar 2026, 15:30 IST
To:           1 Mar 2026, 15:40 IST
`);
    expect(digest?.text).toContain(`${operatorCommand('enquiries')} list\n`);
    expect(await countNotifications(database)).toMatchObject({ waiting: 0, dead: 0 });
    expect(await deliver()).toEqual([]);
  });

  test('nothing is mailed about deleted submissions', async () => {
    const { database, enquire, deliver } = await openStores(makeDatabase);
    const [, , third = ''] = await enquire(3);
    await removeOnRequest(database, [third]);
    vi.setSystemTime(digestTime);
    expect((await deliver()).map(({ subject }) => subject)).toEqual([
      'Enquiry: Online shop',
      'Enquiry: Online shop',
    ]);
    expect(await countNotifications(database)).toMatchObject({ waiting: 0, dead: 0 });
  });
});

test('an application and an enquiry count for the same limit', async () => {
  const { applications, enquire, deliver } = await openStores(makeSqlite);
  await applications.add(sampleApplication, { name: 'cv.pdf', content: sampleResume });
  await enquire(2);
  expect(await deliver()).toHaveLength(2);
});

test('the next ten minutes have individual mails again', async () => {
  const { enquire, deliver } = await openStores(makeSqlite);
  await enquire(3);
  vi.setSystemTime(new Date('2026-03-01T10:12:00Z'));
  await enquire(2);
  expect((await deliver()).map(({ subject }) => subject).sort()).toEqual([
    '1 forms are stored without a mail of their own',
    ...Array.from({ length: 4 }, () => 'Enquiry: Online shop'),
  ]);
});

test('instances whose clocks are a minute apart mail one digest', async () => {
  const { enquire, deliver } = await openStores(makeSqlite);
  await enquire(3);
  expect(await deliver()).toHaveLength(2);
  const digests = [];
  for (let second = 0; second < 60; second += 15) {
    vi.setSystemTime(Date.UTC(2026, 2, 1, 10, 9, second));
    await enquire(1);
    vi.setSystemTime(Date.UTC(2026, 2, 1, 10, 10, second));
    digests.push(...(await deliver()));
  }
  vi.setSystemTime(digestTime);
  digests.push(...(await deliver()));
  expect(digests.map(({ subject }) => subject)).toEqual(['5 forms are stored without a mail of their own']);
});

test('an operator can request the mail about one of them', async () => {
  const { database, enquire, deliver } = await openStores(makeSqlite);
  const ids = await enquire(3);
  await deliver();
  expect(await resend(database, ids[2], true)).toMatchObject({ exitCode: 0 });
  const [mail] = await deliver();
  expect(mail?.text).toContain(ids[2]);
});

test('a submission that is committed after the end of its ten minutes is counted, too', async () => {
  // SQLite has one transaction at a time: none can be open while a mail is composed.
  const { database, enquire, deliver } = await openStores(databases[1].makeDatabase);
  await enquire(3);
  expect(await deliver()).toHaveLength(2);
  let commit = () => {};
  let storing = Promise.resolve();
  await new Promise<void>((queued) => {
    storing = database.transaction().execute(async (within) => {
      await queueNotification(within, 'enquiry', 'late', { maxMails: 2, hasWebhook: false });
      await new Promise<void>((resolve) => {
        commit = resolve;
        queued();
      });
    });
  });
  vi.setSystemTime(new Date('2026-03-01T10:10:00Z'));
  const mails = await deliver();
  commit();
  await storing;
  vi.setSystemTime(digestTime);
  mails.push(...(await deliver()));
  expect(mails.map(({ subject }) => subject)).toEqual(['2 forms are stored without a mail of their own']);
});
