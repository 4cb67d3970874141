import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readyAddress } from '@site/kit/cli/ready-address';
import { root } from '@site/kit/workspace';
import { enquiryAddress } from '@site/shared/company/company';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../api/src/testing/programs/free-port';
import { sampleEnquiry } from '../../api/src/testing/sample-enquiry';
import { careersWith } from '../support/careers-with';
import { copySite, type SiteCopy } from '../support/site-copy';
import { giveTo, readUnit, type SystemdUnit, type SystemUser, startAs } from '../support/systemd-unit';

/** Users that the checkout does not belong to: the numbers of `daemon` and `nobody` on most systems. */
const siteUser: SystemUser = { uid: 1, gid: 1 };
const deliveryUser: SystemUser = { uid: 65_534, gid: siteUser.gid };

const isRoot = process.getuid?.() === 0;
if (!isRoot)
  console.warn('The units in deploy/systemd were not run: only root can start them as their own users.');

let folder: string;
let site: SiteCopy;
/** What a team releases from. */
let team: SiteCopy;
let units: Record<'site' | 'delivery' | 'backup', SystemdUnit>;
const running: ChildProcess[] = [];

beforeAll(async () => {
  if (!isRoot) return;
  folder = await mkdtemp(join(tmpdir(), 'shipped-services-'));
  [site, team] = [await copySite(), await copySite()];
  // As docs/running.md creates it.
  await chmod(site.folder, 0o750);
  const places = {
    '/opt/malvanta-site': root,
    '/srv/site': site.folder,
    '/var/lib/malvanta-site': join(folder, 'data'),
    '/var/backups/malvanta-site': join(folder, 'backups'),
  };
  const [server, delivery, backup] = ['malvanta-site', 'malvanta-delivery', 'malvanta-backup'].map((name) =>
    readUnit(name, places),
  );
  if (!server || !delivery || !backup) throw new Error('A unit is missing.');
  units = { site: server, delivery, backup };
  await chmod(folder, 0o711);
});
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await Promise.all([site?.remove(), team?.remove(), folder && rm(folder, { recursive: true })]);
});

/** Starts a service as its unit does. */
async function start(unit: SystemdUnit, user: SystemUser, settings: Record<string, string>): Promise<string> {
  const [command = []] = unit.commands;
  const child = startAs(user, unit, command, { ...(await ownTemporary(user)), ...settings });
  running.push(child);
  child.stderr?.pipe(process.stderr);
  const { address } = await readyAddress(child, `It was started with: ${command.join(' ')}`);
  return address;
}

/** Runs a command to its end. */
async function run(unit: SystemdUnit, user: SystemUser, command: string[]) {
  const child = startAs(user, unit, command, await ownTemporary(user));
  const [[code], output, complaint] = await Promise.all([
    once(child, 'exit'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { code, output, complaint };
}

/** PrivateTmp of the units. */
async function ownTemporary(user: SystemUser): Promise<Record<string, string>> {
  const place = await mkdtemp(join(folder, 'tmp-'));
  await giveTo(user, place);
  return { TMPDIR: place };
}

test.runIf(isRoot)(
  'each service does its work as its own user, writing nothing but what its unit allows',
  async () => {
    for (const [unit, user] of [
      [units.site, siteUser],
      [units.delivery, deliveryUser],
      [units.backup, siteUser],
    ] as const) {
      for (const place of unit.writable) await giveTo(user, place);
      expect(await run(unit, user, ['test', '-w', root]), 'the checkout is writable for all').toMatchObject({
        code: 1,
      });
    }
    const keys = ['node', '.ci/install-and-run.mjs', 'delivery/cli/delivery.ts', 'keys', 'add', 'careers'];
    const added = await run(units.delivery, deliveryUser, [
      ...keys,
      '--app',
      'mf-careers',
      '--may',
      'store,activate',
    ]);
    expect(added).toMatchObject({ code: 0, complaint: '' });
    vi.stubEnv('DELIVERY_KEY', /^site_\S+/.exec(added.output)?.[0]);
    const service = await start(units.delivery, deliveryUser, { DELIVERY_PORT: '0', GATE_BROWSER: 'off' });
    const server = await start(units.site, siteUser, { PORT: '0', METRICS_PORT: String(await freePort()) });

    const path = '/career/weaver';
    const build = await careersWith({ added: [path] });
    const released = await team.command('release', 'mf-careers', '--dist', build, '--to', service);
    expect(released.output).toContain('is live, after');
    for (const address of [path, shareImagePath(path)])
      expect((await fetch(server + address)).status, address).toBe(200);

    const sent = await fetch(server + enquiryAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleEnquiry),
    });
    expect(sent.status).toBe(200);
    for (const command of units.backup.commands)
      expect(await run(units.backup, siteUser, command)).toMatchObject({ code: 0, complaint: '' });
    expect(await readdir(join(folder, 'backups'))).toEqual([expect.stringMatching(/^enquiries-.*\.sqlite$/)]);
    const listed = await run(units.site, siteUser, ['node', 'api/dist/cli.js', 'list']);
    expect(listed.output).toContain(sampleEnquiry.email);
  },
);

test.runIf(isRoot)('a site that the server may not read stops its start with one line', async () => {
  const place = join(folder, 'private');
  await mkdir(place, { mode: 0o700 });
  const [command = []] = units.site.commands;
  const environment = { ...units.site.environment, SITE_DIR: place, PORT: '0' };
  const { code, complaint } = await run({ ...units.site, environment }, siteUser, command);
  expect(code).toBe(1);
  expect(complaint).toMatch(
    /^SITE_DIR is \S+, which is not a folder that the user of this process can read.*\n$/,
  );
});
