import fastify from 'fastify';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../storage/open-database';
import { createApplicationStore } from '../submissions/application/application-store';
import { createEnquiryStore } from '../submissions/enquiry/enquiry-store';
import { databases, makeSqlite, type TestDatabase } from '../testing/databases';
import { headerOf, startMailServer } from '../testing/programs/mail-server';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { composeForNotification } from './compose-email';
import { startDelivery } from './delivery-worker';
import { createMailLeases } from './mail-leases';
import { createMailer } from './mailer';
import { createOutbox } from './outbox';

const threeDays = 3 * 24 * 60 * 60_000;

interface Options {
  smtpUrl: string;
  giveUpAfter?: number;
  /** Milliseconds of the first wait after a failure. */
  retryAfter?: number;
  place: TestDatabase;
}

/** Store and delivery of one instance, as the server puts them together, with waits of a few milliseconds. */
async function openInstance(options: Options) {
  const { smtpUrl, giveUpAfter = threeDays, retryAfter = 5, place } = options;
  const database = await openDatabase(place.location);
  const enquiries = createEnquiryStore(database);
  const applications = createApplicationStore(database);
  const leases = createMailLeases(database, place.location);
  const mail = { smtpUrl, to: 'sales@shop.example', from: 'site@shop.example', retrySeconds: 0 };
  const start = (silence: number) =>
    startDelivery({
      outbox: createOutbox(leases, { retryAfter, giveUpAfter }),
      mailer: createMailer(mail, { connect: 10_000, silence, idle: 50 }),
      compose: (notification) => composeForNotification(notification, { database, enquiries, applications }),
      retryAfter,
      log: fastify().log,
      interval: 20,
    });
  let worker: ReturnType<typeof start> | undefined;
  onTestFinished(async () => {
    await worker?.stop();
    leases.release();
    await database.destroy();
  });
  return {
    database,
    enquiries,
    /** @param silence milliseconds for each answer of the mail server */
    deliver: (silence = 10_000) => {
      worker = start(silence);
      return worker;
    },
    states: async () =>
      (await database.selectFrom('notifications').select('state').execute()).map(({ state }) => state),
    problems: async () => {
      const failed = database.selectFrom('notifications').select('problem').where('problem', 'is not', null);
      return (await failed.execute()).map(({ problem }) => problem);
    },
  };
}

const untilTrue = { timeout: 30_000, interval: 10 };

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('every enquiry is mailed once, whether it came before or after the start', async () => {
    const server = await startMailServer();
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add({ ...sampleEnquiry, subject: 'Before' });
    const worker = instance.deliver();
    await instance.enquiries.add({ ...sampleEnquiry, subject: 'After' });
    worker.wake();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['sent', 'sent']), untilTrue);
    expect(server.mails.map((mail) => headerOf(mail, 'subject')).sort()).toEqual([
      'Enquiry: After',
      'Enquiry: Before',
    ]);
  });

  test.each(['be-busy', 'hang', 'drop'] as const)(
    'a server that starts to %s gets the mail again until it takes it, once',
    async (behaviour) => {
      const server = await startMailServer();
      server.state.behaviour = behaviour;
      const place = await makeDatabase();
      const instance = await openInstance({ smtpUrl: server.url, place });
      await instance.enquiries.add(sampleEnquiry);
      const worker = instance.deliver(behaviour === 'hang' ? 400 : undefined);
      await vi.waitFor(() => expect(server.state.attempts).toBeGreaterThanOrEqual(3), untilTrue);
      await worker.stop();
      expect(await instance.states()).toEqual(['waiting']);
      // On a busy machine, the short time would be over before the mail is taken.
      server.state.behaviour = 'take';
      instance.deliver();
      await vi.waitFor(async () => expect(await instance.states()).toEqual(['sent']), untilTrue);
      expect(server.mails).toHaveLength(1);
    },
  );

  test('a line that drops after the mail was taken is the one way to a second copy, which mailboxes recognise', async () => {
    const server = await startMailServer();
    server.state.behaviour = 'drop-after-taking';
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    instance.deliver();
    await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(2), untilTrue);
    server.state.behaviour = 'take';
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['sent']), untilTrue);
    expect(new Set(server.mails.map((mail) => headerOf(mail, 'message-id'))).size).toBe(1);
  });

  test('what the server refuses for good is dead at once, and the next mail is not held up', async () => {
    const server = await startMailServer();
    server.state.behaviour = 'refuse';
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add({ ...sampleEnquiry, subject: 'Refused' });
    const worker = instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['dead']), untilTrue);
    expect(server.state.attempts).toBe(1);
    server.state.behaviour = 'take';
    await instance.enquiries.add({ ...sampleEnquiry, subject: 'Next' });
    worker.wake();
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), untilTrue);
    expect(headerOf(server.mails[0], 'subject')).toBe('Enquiry: Next');
    const [dead] = await instance.database
      .selectFrom('notifications')
      .select('problem')
      .where('state', '=', 'dead')
      .execute();
    expect(dead?.problem).toContain('No such mailbox');
  });

  test('what could not be sent for too long is dead', async () => {
    const instance = await openInstance({
      smtpUrl: 'smtp://127.0.0.1:1',
      giveUpAfter: 100,
      place: await makeDatabase(),
    });
    await instance.enquiries.add(sampleEnquiry);
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['dead']), untilTrue);
  });

  test('several instances share the work and send nothing twice', async () => {
    const server = await startMailServer();
    const place = await makeDatabase();
    const instances = await Promise.all([1, 2, 3].map(() => openInstance({ smtpUrl: server.url, place })));
    // Twenty at once would wait for each other, on a slow machine longer than an enquiry may.
    for (let round = 0; round < 20; round++)
      await Promise.all(
        instances.map(({ enquiries }) => enquiries.add({ ...sampleEnquiry, subject: `${round}` })),
      );
    for (const { deliver } of instances) deliver();
    await vi.waitFor(async () => {
      expect(new Set(await instances[0]?.states())).toEqual(new Set(['sent']));
    }, untilTrue);
    expect(server.mails).toHaveLength(60);
    expect(new Set(server.mails.map((mail) => headerOf(mail, 'message-id'))).size).toBe(60);
  });

  test('a mail that was sent is not sent again because the database failed before that was noted', async () => {
    const server = await startMailServer();
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    let broken = true;
    const outbox = createOutbox(
      {
        work: (task) =>
          task({
            claim: (query) => query(instance.database).executeTakeFirst(),
            change: (work) => (broken ? Promise.reject(new Error('disk full')) : work(instance.database)),
          }),
        release: () => {},
      },
      { retryAfter: 5, giveUpAfter: threeDays },
    );
    let sent = 0;
    const deliver = async () => {
      sent++;
      return { kind: 'sent' } as const;
    };
    await expect(outbox.deliverNext(deliver)).rejects.toThrow('disk full');
    expect(await instance.states()).toEqual(['waiting']);
    broken = false;
    expect(await outbox.deliverNext(deliver)).toBeUndefined();
    expect(sent).toBe(1);
    expect(await instance.states()).toEqual(['sent']);
  });

  test('an enquiry that was deleted is not mailed', async () => {
    const server = await startMailServer();
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    await instance.database.deleteFrom('enquiries').execute();
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual([]), untilTrue);
    expect(server.mails).toEqual([]);
  });

  test('ending waits for the mail under way', async () => {
    const server = await startMailServer();
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    const worker = instance.deliver();
    await vi.waitFor(() => expect(server.state.attempts).toBe(1), untilTrue);
    await worker.stop();
    expect([server.mails.length, await instance.states()]).toEqual([1, ['sent']]);
  });
});

const account = { user: 'site', password: 'pass' };

/** An instance on SQLite. */
const openPlain = async (options: Omit<Options, 'place'>) =>
  openInstance({ ...options, place: await makeSqlite() });

test('a mail server that wants a user gets the one from its address, over TLS', async () => {
  const server = await startMailServer({ account, tls: true });
  const instance = await openPlain({ smtpUrl: server.url });
  await instance.enquiries.add(sampleEnquiry);
  instance.deliver();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), untilTrue);
  expect(server.state.logins).toBe(1);
});

test('user and password never go to a mail server without TLS', async () => {
  const server = await startMailServer({ account });
  const instance = await openPlain({ smtpUrl: server.url });
  await instance.enquiries.add(sampleEnquiry);
  instance.deliver();
  await vi.waitFor(() => expect(server.state.connections).toBeGreaterThanOrEqual(2), untilTrue);
  expect([server.state.logins, server.mails.length]).toEqual([0, 0]);
  expect(await instance.problems()).toEqual([expect.stringMatching(/ETLS.*STARTTLS/)]);
});

describe('with 500 mails waiting', () => {
  /** @returns how many of them were tried */
  async function wait(instance: Awaited<ReturnType<typeof openPlain>>) {
    await Promise.all(Array.from({ length: 500 }, () => instance.enquiries.add(sampleEnquiry)));
    return async () => {
      const tried = await instance.database
        .selectFrom('notifications')
        .select('attempts')
        .where('attempts', '>', 0)
        .execute();
      return tried.reduce((sum, { attempts }) => sum + attempts, 0);
    };
  }

  test('a wrong password is tried once in each back-off step', async () => {
    const server = await startMailServer({ account: { ...account, password: 'other' }, tls: true });
    const smtpUrl = server.url.replace('other', account.password);
    const instance = await openPlain({ smtpUrl, retryAfter: 60_000 });
    const tried = await wait(instance);
    const worker = instance.deliver();
    await vi.waitFor(async () => expect(await tried()).toBe(1), untilTrue);
    // New enquiries are no reason to log in again.
    for (let wakes = 0; wakes < 10; wakes++) {
      await instance.enquiries.add(sampleEnquiry);
      worker.wake();
    }
    await worker.stop();
    expect([server.state.logins, await tried()]).toEqual([1, 1]);
    expect(await instance.problems()).toEqual([expect.stringContaining('535')]);
    expect(new Set(await instance.states())).toEqual(new Set(['waiting']));
  });

  test.each([
    ['turn-away', '421'],
    ['close-down', '421'],
    ['want-login', '530'],
  ] as const)('a server that starts to %s is asked once in each back-off step', async (behaviour, answer) => {
    const server = await startMailServer();
    server.state.behaviour = behaviour;
    const instance = await openPlain({ smtpUrl: server.url, retryAfter: 60_000 });
    const tried = await wait(instance);
    const worker = instance.deliver();
    await vi.waitFor(async () => expect(await tried()).toBe(1), untilTrue);
    await worker.stop();
    expect([server.state.connections, await tried()]).toEqual([1, 1]);
    expect(await instance.problems()).toEqual([expect.stringContaining(answer)]);
    expect(new Set(await instance.states())).toEqual(new Set(['waiting']));
  });
});

describe('when the clock was wrong', () => {
  const day = 24 * 60 * 60_000;
  afterEach(() => {
    vi.useRealTimers();
  });
  /** The clock of the machine, moved; timers go on as they do. */
  const moveClock = (milliseconds: number) =>
    vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });

  test.each([
    ['two years ahead', 2 * 365 * day],
    ['a day behind', -day],
  ])('and %s while an enquiry came, it is mailed as soon as it is right', async (_, wrong) => {
    const server = await startMailServer();
    const instance = await openPlain({ smtpUrl: server.url });
    moveClock(wrong);
    await instance.enquiries.add(sampleEnquiry);
    vi.useRealTimers();
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['sent']), untilTrue);
  });

  test.each([
    ['two years ahead', 2 * 365 * day],
    ['a day behind', -day],
  ])('and %s while a mail failed, it is tried again as soon as it is right', async (_, wrong) => {
    const server = await startMailServer();
    server.state.behaviour = 'be-busy';
    const instance = await openPlain({ smtpUrl: server.url, retryAfter: 60_000 });
    await instance.enquiries.add(sampleEnquiry);
    moveClock(wrong);
    const worker = instance.deliver();
    await vi.waitFor(async () => expect(await instance.problems()).toHaveLength(1), untilTrue);
    await worker.stop();
    expect(await instance.states()).toEqual(['waiting']);
    vi.useRealTimers();
    server.state.behaviour = 'take';
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['sent']), untilTrue);
  });

  test('and ahead while an enquiry came, its mail is given up three days after the clock is right', async () => {
    const instance = await openPlain({ smtpUrl: 'smtp://127.0.0.1:1', giveUpAfter: 100 });
    moveClock(2 * 365 * day);
    await instance.enquiries.add(sampleEnquiry);
    vi.useRealTimers();
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['dead']), untilTrue);
  });
});
