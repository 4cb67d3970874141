import { describe, expect, test, vi } from 'vitest';
import { databases } from '../../testing/databases';
import { openInstance, openPlain, threeDays, untilTrue } from '../../testing/mailing-instance';
import { headerOf, startMailServer } from '../../testing/programs/mail-server';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import type { Database } from '../storage/tables';
import { createOutbox } from './outbox';
import { createOutboxLeases, type OutboxLeases } from './outbox-leases';

/** Leases that can't record anything while the disk is full, as at first. */
function fullDisk(database: Database) {
  const disk = { isFull: true };
  const leases: OutboxLeases = {
    work: (task) =>
      task({
        claim: (query) => query(database).executeTakeFirst(),
        change: (work) => (disk.isFull ? Promise.reject(new Error('disk full')) : work(database)),
      }),
    release: () => {},
  };
  return { disk, leases };
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('several instances share the mailing and send nothing twice', async () => {
    const server = await startMailServer();
    const place = await makeDatabase();
    // One after the other, as opening the database at once would exceed its limit on a busy machine.
    const instances: Awaited<ReturnType<typeof openInstance>>[] = [];
    while (instances.length < 3) instances.push(await openInstance({ smtpUrl: server.url, place }));
    // Twenty at once would wait for each other, on a slow machine beyond the limit of an enquiry.
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

  test('a sent mail is not sent again if the database fails before it is recorded', async () => {
    const server = await startMailServer();
    const instance = await openInstance({ smtpUrl: server.url, place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    const { disk, leases } = fullDisk(instance.database);
    const outbox = createOutbox(leases, { retryAfter: 5, giveUpAfter: threeDays });
    let sent = 0;
    const deliver = async () => {
      sent++;
      return { kind: 'sent' } as const;
    };
    await expect(outbox.deliverNext(deliver)).rejects.toThrow('disk full');
    expect(await instance.states()).toEqual(['waiting']);
    disk.isFull = false;
    expect(await outbox.deliverNext(deliver)).toBeUndefined();
    expect(sent).toBe(1);
    expect(await instance.states()).toEqual(['sent']);
  });

  test('a reply with characters that no text may have is recorded', async () => {
    const place = await makeDatabase();
    const instance = await openInstance({ smtpUrl: 'smtp://127.0.0.1:1', place });
    await instance.enquiries.add(sampleEnquiry);
    const leases = createOutboxLeases(instance.database, place.location);
    const outbox = createOutbox(leases, { retryAfter: 5, giveUpAfter: threeDays });
    const problem = '550 5.7.1\0 refused\r\n';
    const refuse = async () => ({ kind: 'failed', problem, permanent: true }) as const;
    expect(await outbox.deliverNext(refuse)).toBe('dead');
    expect(await instance.problems()).toEqual(['550 5.7.1\ufffd refused ']);
    leases.release();
  });

  test('a failure that is recorded late does not repeat a mail that another instance has sent', async () => {
    const instance = await openInstance({ smtpUrl: 'smtp://127.0.0.1:1', place: await makeDatabase() });
    await instance.enquiries.add(sampleEnquiry);
    const { disk, leases } = fullDisk(instance.database);
    const [one, other] = [1, 2].map(() => createOutbox(leases, { retryAfter: 0, giveUpAfter: threeDays }));
    const fail = async () => ({ kind: 'failed', problem: 'no answer', permanent: false }) as const;
    await expect(one?.deliverNext(fail)).rejects.toThrow('disk full');
    disk.isFull = false;
    const send = vi.fn(async () => ({ kind: 'sent' }) as const);
    expect(await other?.deliverNext(send)).toBe('sent');
    expect(await one?.deliverNext(send)).toBeUndefined();
    expect(send).toHaveBeenCalledTimes(1);
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

  test('a mail that fails for too long is dead', async () => {
    const instance = await openInstance({
      smtpUrl: 'smtp://127.0.0.1:1',
      giveUpAfter: 100,
      place: await makeDatabase(),
    });
    await instance.enquiries.add(sampleEnquiry);
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['dead']), untilTrue);
  });
});

describe('when the clock was wrong', () => {
  const day = 24 * 60 * 60_000;
  /** Moves the machine's clock; timers are not affected. */
  const moveClock = (milliseconds: number) =>
    vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });

  test.each([
    ['two years ahead', 2 * 365 * day],
    ['a day behind', -day],
  ])('and %s while an enquiry was stored, it is mailed as soon as the clock is right', async (_, wrong) => {
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
  ])('and %s while a mail failed, it is tried again as soon as the clock is right', async (_, wrong) => {
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

  test('and ahead while an enquiry was stored, its mail is given up three days after the clock is right', async () => {
    const instance = await openPlain({ smtpUrl: 'smtp://127.0.0.1:1', giveUpAfter: 100 });
    moveClock(2 * 365 * day);
    await instance.enquiries.add(sampleEnquiry);
    vi.useRealTimers();
    instance.deliver();
    await vi.waitFor(async () => expect(await instance.states()).toEqual(['dead']), untilTrue);
  });
});
