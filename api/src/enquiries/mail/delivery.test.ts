import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { databases } from '../../testing/databases';
import { openInstance, openPlain, untilTrue } from '../../testing/mailing-instance';
import { headerOf, startMailServer } from '../../testing/programs/mail-server';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { startDelivery } from './delivery-worker';
import { createMailer } from './mailer';

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('every enquiry is mailed once, whether stored before or after the start', async () => {
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

  test('only a connection lost after the mail was accepted causes a second copy, which mailboxes recognise', async () => {
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

  test('a mail that the server refuses permanently is dead at once, and does not delay the next', async () => {
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

  test('the shutdown waits for the mail under way', async () => {
    const server = await startMailServer();
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    const worker = instance.deliver();
    await vi.waitFor(() => expect(server.state.attempts).toBe(1), untilTrue);
    await worker.stop();
    expect([server.mails.length, await instance.states()]).toEqual([1, ['sent']]);
  });
});

test.each(['be-busy', 'hang', 'drop'] as const)(
  'a mail server that starts to %s gets the mail again until it accepts it, once',
  async (behaviour) => {
    const server = await startMailServer();
    server.state.behaviour = behaviour;
    const instance = await openPlain({ smtpUrl: server.url });
    await instance.enquiries.add(sampleEnquiry);
    const worker = instance.deliver(behaviour === 'hang' ? 400 : undefined);
    await vi.waitFor(() => expect(server.state.attempts).toBeGreaterThanOrEqual(3), untilTrue);
    await worker.stop();
    expect(await instance.states()).toEqual(['waiting']);
    // On a busy machine, a short time-out would expire before the mail is accepted.
    server.state.behaviour = 'take';
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['sent']), untilTrue);
    expect(server.mails).toHaveLength(1);
  },
);

const account = { user: 'site', password: 'pass' };

test('a mail server that requires a login gets the user of its URL, over TLS', async () => {
  const server = await startMailServer({ account, tls: true });
  const instance = await openPlain({ smtpUrl: server.url });
  await instance.enquiries.add(sampleEnquiry);
  instance.deliver();
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), untilTrue);
  expect(server.state.logins).toBe(1);
});

test('user and password are never sent without TLS', async () => {
  const server = await startMailServer({ account });
  const instance = await openPlain({ smtpUrl: server.url });
  await instance.enquiries.add(sampleEnquiry);
  instance.deliver();
  await vi.waitFor(() => expect(server.state.connections).toBeGreaterThanOrEqual(2), untilTrue);
  expect([server.state.logins, server.mails.length]).toEqual([0, 0]);
  expect(await instance.problems()).toEqual([expect.stringMatching(/ETLS.*STARTTLS/)]);
});

describe('with 20 mails waiting', () => {
  /** @returns the number of attempts */
  async function wait(instance: Awaited<ReturnType<typeof openPlain>>) {
    await Promise.all(Array.from({ length: 20 }, () => instance.enquiries.add(sampleEnquiry)));
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
    // New enquiries cause no new login.
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
    ['be-busy', 'Try again later'],
    ['throttle', 'Throttling failure'],
  ] as const)(
    'a mail server that starts to %s is tried once in each back-off step',
    async (behaviour, answer) => {
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
    },
  );
});

test('a database that is away is logged once, and not at each attempt', async () => {
  const log = { ...fastify().log, error: vi.fn() };
  let attempts = 0;
  const deliverNext = () => {
    attempts += 1;
    return Promise.reject(Object.assign(new Error(`attempt ${attempts}`), { code: 'ECONNREFUSED' }));
  };
  const sender = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: '', to: '', retrySeconds: 1 });
  const compose = async () => undefined;
  const outbox = { deliverNext };
  const worker = startDelivery({ kind: 'mail', outbox, sender, compose, retryAfter: 1, log, interval: 1 });
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(3));
  await worker.stop();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ message: 'attempt 1' }) },
    'the queue of mails could not be read or changed: check the database',
  );
});
