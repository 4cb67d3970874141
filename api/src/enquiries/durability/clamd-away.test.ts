import { applicationAddress, company } from '@site/shared/company/company';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings/read-settings';
import { startServer } from '../../start-server';
import { formOf } from '../../testing/application-form';
import { makeSqlite } from '../../testing/databases';
import { eicar, eicarFinding, makeClamd } from '../../testing/programs/clamd-server';
import { findOrInstallClamd } from '../../testing/programs/find-clamd';
import { startMailServer } from '../../testing/programs/mail-server';
import { sampleResume } from '../../testing/sample-application';
import { createApplicationStore } from '../application/application-store';
import { runCommand } from '../operator/run-command';
import { openForCommand } from '../storage/open-database';

beforeAll(() => void findOrInstallClamd(), 300_000);

const patient = { timeout: 60_000, interval: 50 };

/** A server that takes applications, with the real clamd, which is away. */
async function startSite() {
  company.applicationEndpoint = applicationAddress;
  onTestFinished(() => void delete company.applicationEndpoint);
  const { location, environment } = await makeSqlite();
  const [clamd, mailServer] = [await makeClamd(), await startMailServer()];
  const settings = readSettings({
    ...environment,
    ...{ PORT: '0', SITE_DIR: await temporaryFolder(), LOG_LEVEL: 'silent' },
    ...{ CLAMD_URL: clamd.url, SMTP_URL: mailServer.url, MAIL_RETRY_SECONDS: '1' },
    // Each applicant has an address of its own.
    ...{ TRUSTED_PROXIES: '127.0.0.1', ENQUIRY_RATE_LIMIT: '0' },
  });
  let server = await startServer(settings);
  onTestFinished(() => server.stop());
  return {
    clamd,
    mailServer,
    /** @returns the ID of the stored application */
    async apply(content: Buffer, number = 1): Promise<string> {
      const response = await fetch(`${server.address}${applicationAddress}`, {
        method: 'POST',
        body: formOf({ resume: { content } }),
        headers: { 'x-forwarded-for': `192.0.2.${number}` },
      });
      expect(response.status).toBe(200);
      return (await response.json()).id;
    },
    async restart() {
      await server.stop();
      server = await startServer(settings);
    },
    run: (...args: string[]) => runCommand(args, environment),
    async resumeScans() {
      const database = openForCommand(location, 'read');
      const applications = await createApplicationStore(database).list();
      await database.destroy();
      return new Map(applications.map(({ id, resumeScan }) => [id, resumeScan]));
    },
  };
}

test('of 20 applications at once while clamd is stopped and started, none is lost, and each clean one is mailed once', async () => {
  const { clamd, mailServer, apply, restart, run, resumeScans } = await startSite();
  await clamd.start();
  const first = await apply(sampleResume);
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), patient);

  await clamd.stop();
  const isInfected = (number: number) => number % 10 === 3;
  const infectedResume = Buffer.concat([sampleResume, Buffer.from(eicar)]);
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      apply(isInfected(number) ? infectedResume : sampleResume, number + 1),
    ),
  );
  const infected = ids.filter((_, number) => isInfected(number));
  const clean = ids.filter((id) => !infected.includes(id));
  expect([...(await resumeScans()).values()].filter((scan) => scan === 'waiting')).toHaveLength(20);
  expect(await run('resume', clean[0] ?? '')).toMatchObject({ exitCode: 1 });
  expect(mailServer.mails).toHaveLength(1);
  await restart();
  await clamd.start();

  const expected = [
    ...[first, ...clean].map((id) => [id, 'clean']),
    ...infected.map((id) => [id, `infected: ${eicarFinding}`]),
  ];
  await vi.waitFor(async () => {
    expect([...(await resumeScans())].sort()).toEqual(expected.sort());
    expect(mailServer.mails).toHaveLength(1 + clean.length);
  }, patient);
  const attached = mailServer.mails.map(({ body }) => /-resume-(\S+)\.pdf/.exec(body)?.[1]);
  expect(attached.sort()).toEqual([first, ...clean].sort());
  for (const id of infected)
    expect(await run('resume', id)).toMatchObject({
      exitCode: 1,
      errorOutput: expect.stringContaining(`infected: ${eicarFinding}`),
    });
  const [id = ''] = clean;
  expect(await run('resume', id)).toMatchObject({ exitCode: 0, output: sampleResume });
}, 180_000);
