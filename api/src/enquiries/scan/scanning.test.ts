import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings/read-settings';
import { startBackgroundWork } from '../../start-background-work';
import { databases, makeSqlite, type TestDatabase } from '../../testing/databases';
import { untilTrue } from '../../testing/mailing-instance';
import { openTestDatabase } from '../../testing/open-test-database';
import { startFakeClamd } from '../../testing/programs/fake-clamd';
import { startMailServer } from '../../testing/programs/mail-server';
import { startWebhookReceiver, webhookSecret } from '../../testing/programs/webhook-receiver';
import { sampleApplication, sampleResume } from '../../testing/sample-application';
import { storedId } from '../../testing/stored-id';
import { plansOf, watchQueries } from '../../testing/watch-queries';
import { createApplicationStore } from '../application/application-store';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { createOutbox } from '../mail/outbox';
import { createOutboxLeases } from '../mail/outbox-leases';
import { runCommand } from '../operator/run-command';
import { endHold, queueMissingScans } from './queue-scan';

/** A database, mail server, receiver and clamd, and servers that share them. */
async function openAll(place: TestDatabase) {
  const [clamd, mailServer, receiver] = [
    await startFakeClamd(),
    await startMailServer(),
    await startWebhookReceiver(),
  ];
  const database = await openTestDatabase(place.location);
  const add = async (scansResumes = true) => {
    const store = createApplicationStore(database, { scansResumes, hasWebhook: true });
    return storedId(store.add(sampleApplication, { name: 'cv.pdf', content: sampleResume }));
  };
  /** Starts the work of one server. */
  const serve = () => {
    const settings = readSettings({
      ...place.environment,
      ...{ SMTP_URL: mailServer.url, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: webhookSecret },
      ...{ CLAMD_URL: clamd.url, MAIL_RETRY_SECONDS: '1' },
    });
    const [enquiries, applications] = [createEnquiryStore(database), createApplicationStore(database)];
    const log = fastify().log;
    const parts = { database, enquiries, applications, log, onOutcome: undefined };
    const jobs = startBackgroundWork(settings, parts);
    onTestFinished(jobs.stop);
    return jobs;
  };
  const run = async (...args: string[]) => {
    const { output = '', errorOutput = '', exitCode } = await runCommand(args, place.environment);
    return { text: `${output}${errorOutput}`, exitCode };
  };
  const states = async (table: 'scans' | 'notifications' | 'webhooks') =>
    (await database.selectFrom(table).select('state').execute()).map(({ state }) => state);
  return { clamd, mailServer, receiver, database, add, serve, run, states };
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('while clamd is away, an application waits, and is neither sent nor opened; then it is sent once', async () => {
    const { clamd, mailServer, receiver, add, serve, run, states } = await openAll(await makeDatabase());
    clamd.state.reply = '';
    const id = await add();
    const jobs = serve();
    const failed =
      / {2}application, \d+ failed, next .* IST: clamd: the connection was closed without a reply\n/;
    await vi.waitFor(async () => expect((await run('mail')).text).toMatch(failed), untilTrue);
    expect((await run('mail')).text).toContain('\nResumes: 1 waiting to be scanned, 0 infected.\n');
    expect([await states('notifications'), await states('webhooks')]).toEqual([['held'], ['held']]);
    expect(await run('resume', id)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('waits to be'),
    });
    expect(await run('resend', id)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('waits to be'),
    });
    expect((await run('show', id)).text).toContain('cv.pdf (waits to be scanned)');
    expect((await run('list', '--applications')).text).toMatch(
      / waiting\n1 resumes wait to be scanned\. More: /,
    );
    clamd.state.reply = 'stream: OK\0';
    await vi.waitFor(async () => {
      jobs.wake();
      expect([await states('notifications'), await states('webhooks')]).toEqual([['sent'], ['sent']]);
    }, untilTrue);
    expect(mailServer.mails).toHaveLength(1);
    expect(receiver.received).toMatchObject([{ id, body: { data: { resumeScan: 'clean' } } }]);
    expect((await run('resume', id)).exitCode).toBe(0);
    await run('delete', id);
    expect(await states('scans')).toEqual([]);
  });

  test('an infected resume is kept apart and named, and nothing about it is sent', async () => {
    const { clamd, mailServer, receiver, database, add, serve, run, states } = await openAll(
      await makeDatabase(),
    );
    clamd.state.reply = 'stream: Test.Worm FOUND\0';
    const infected = await add();
    const jobs = serve();
    await vi.waitFor(async () => expect(await states('scans')).toEqual(['infected']), untilTrue);
    clamd.state.reply = 'stream: OK\0';
    const clean = await add();
    jobs.wake();
    await vi.waitFor(() => expect(receiver.received).toMatchObject([{ id: clean }]), untilTrue);
    await vi.waitFor(async () => expect(await states('notifications')).toEqual(['sent']), untilTrue);
    expect(mailServer.mails).toMatchObject([{ body: expect.stringContaining(`resume-${clean}.pdf`) }]);

    const rows = (await run('list', '--applications')).text;
    expect(rows).toMatch(new RegExp(`${infected}.* infected: Test\\.Worm\n`));
    expect(rows).toMatch(new RegExp(`${clean}.* clean\n`));
    expect((await run('list', '--applications', '--csv')).text).toMatch(/"resumeName","resumeScan"\r\n/);
    expect(JSON.parse((await run('show', infected, '--json')).text)).toMatchObject({
      resumeScan: 'infected: Test.Worm',
    });
    for (const command of ['resume', 'resend'])
      expect(await run(command, infected)).toMatchObject({
        exitCode: 1,
        text: expect.stringMatching(/ is infected: Test\.Worm\. Ask the applicant .* delete /),
      });
    expect((await run('mail')).text).toContain(`${infected}  application, infected: Test.Worm\n`);
    expect((await run('status')).text).toMatch(
      /resumes +ATTENTION: 0 waiting to be scanned, 1 infected\. Which: /,
    );
    expect(await createApplicationStore(database).findResume(infected)).toBeUndefined();
  });

  test('applications from before are scanned before anything more is sent about them', async () => {
    const { clamd, mailServer, receiver, database, add, serve, run, states } = await openAll(
      await makeDatabase(),
    );
    const [mailed, waiting] = [await add(false), await add(false)];
    for (const outbox of ['notifications', 'webhooks'] as const)
      await database.updateTable(outbox).set({ state: 'sent' }).where('aboutId', '=', mailed).execute();
    const deleted = await add();
    expect((await run('list', '--applications')).text).toMatch(/ not scanned\n/);
    await database.deleteFrom('applications').where('id', '=', deleted).execute();
    clamd.state.reply = '';
    const jobs = serve();
    await vi.waitFor(() => expect(clamd.scanned).not.toEqual([]), untilTrue);
    expect((await states('notifications')).sort()).toEqual(['held', 'held', 'sent']);
    expect((await run('resume', mailed)).exitCode).toBe(1);
    clamd.state.reply = 'stream: OK\0';
    await vi.waitFor(async () => {
      jobs.wake();
      expect(await states('scans')).toEqual(['clean', 'clean']);
    }, untilTrue);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), untilTrue);
    await vi.waitFor(() => expect(receiver.received).toMatchObject([{ id: waiting }]), untilTrue);
  });

  test('two servers scan each resume once', async () => {
    const { clamd, mailServer, add, serve, states } = await openAll(await makeDatabase());
    for (let number = 0; number < 10; number++) await add();
    for (const jobs of [serve(), serve()]) jobs.wake();
    await vi.waitFor(
      async () => expect(new Set(await states('notifications'))).toEqual(new Set(['sent'])),
      untilTrue,
    );
    expect(clamd.scanned).toHaveLength(10);
    expect(mailServer.mails).toHaveLength(10);
  });

  test('when the verdict can’t be recorded, nothing is sent before it is', async () => {
    const place = await makeDatabase();
    const { database, add, states } = await openAll(place);
    await add();
    let isBroken = true;
    const leases = createOutboxLeases(database, place.location, 'scans');
    onTestFinished(leases.release);
    const outbox = createOutbox(leases, { retryAfter: 5, giveUpAfter: 5 }, 'scans', async (within, id) => {
      await endHold(within, id, 'clean');
      if (isBroken) throw new Error('disk full');
    });
    const scan = () => outbox.deliverNext(async () => ({ kind: 'scanned', verdict: 'clean', finding: null }));
    await expect(scan()).rejects.toThrow('disk full');
    expect([await states('scans'), await states('notifications')]).toEqual([['waiting'], ['held']]);
    isBroken = false;
    expect(await scan()).toBeUndefined();
    expect([await states('scans'), await states('notifications')]).toEqual([['clean'], ['waiting']]);
  });

  test('a clean verdict that is recorded late does not replace that of another instance', async () => {
    const place = await makeDatabase();
    const { database, add, run, states } = await openAll(place);
    const id = await add();
    let isBroken = true;
    const leases = createOutboxLeases(database, place.location, 'scans');
    onTestFinished(leases.release);
    const [one, other] = (['clean', 'infected'] as const).map((verdict) => {
      const outbox = createOutbox(leases, { retryAfter: 5, giveUpAfter: 5 }, 'scans', async (within) => {
        await endHold(within, id, verdict);
        if (isBroken) throw new Error('disk full');
      });
      return () => outbox.deliverNext(async () => ({ kind: 'scanned', verdict, finding: verdict }));
    });
    await expect(one?.()).rejects.toThrow('disk full');
    isBroken = false;
    expect(await other?.()).toBe('infected');
    expect(await one?.()).toBeUndefined();
    expect([await states('scans'), await states('notifications')]).toEqual([['infected'], []]);
    expect((await run('resume', id)).text).toContain('is infected: infected');
  });
});

test('at the start, applications without a scan and scans without an application are found by joins, not row by row', async () => {
  const { location } = await databases[1].makeDatabase();
  const database = await openTestDatabase(location);
  const { watched, queries } = watchQueries(database);
  await queueMissingScans(watched);
  const steps = (await plansOf(database, queries, 'explain')).flat();
  expect(steps.filter((step) => step.includes('Anti Join'))).toHaveLength(2);
  // PostgreSQL runs a SubPlan once for each row if its result exceeds work_mem.
  expect(steps.filter((step) => step.includes('SubPlan'))).toEqual([]);
});

test('without CLAMD_URL an application is sent and opened at once', async () => {
  const { add, run, states } = await openAll(await makeSqlite());
  const id = await add(false);
  expect([await states('scans'), await states('notifications')]).toEqual([[], ['waiting']]);
  expect((await run('resume', id)).exitCode).toBe(0);
  expect((await run('list', '--applications')).text).not.toContain('scan');
});

test('an hour of waiting needs attention', async () => {
  const { database, add, run } = await openAll(await makeSqlite());
  await add();
  expect((await run('status')).text).toMatch(/^resumes +1 waiting to be scanned, 0 infected$/m);
  await database.updateTable('scans').set({ waitingSince: '2026-01-01T00:00:00.000Z' }).execute();
  expect((await run('status')).text).toMatch(/^resumes +ATTENTION: 1 waiting .* mail$/m);
});

test('a scan that is queued again keeps its verdict', async () => {
  const { database, add, states } = await openAll(await makeSqlite());
  await add();
  await database.updateTable('scans').set({ state: 'clean' }).execute();
  await queueMissingScans(database);
  expect(await states('scans')).toEqual(['clean']);
});
