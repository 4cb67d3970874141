import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readyAddress } from '@site/kit/cli/ready-address';
import { freePort } from '@site/kit/testing/free-port';
import { root } from '@site/kit/workspace';
import { enquiryAddress } from '@site/shared/company/company';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleEnquiry } from '../../api/src/testing/sample-enquiry';
import { careersWith } from '../support/careers-with';
import { copySite, type SiteCopy } from '../support/site-copy';
import { giveTo, readUnit, type SystemdUnit, type SystemUser, startAs } from '../support/systemd-unit';

/** User ids that don't own the checkout; on most systems, those of `daemon` and `nobody`. */
const siteUser: SystemUser = { uid: 1, gid: 1 };
const deliveryUser: SystemUser = { uid: 65_534, gid: siteUser.gid };

/** The reason why the units can't be run as their own users, or undefined. */
const obstacle = findObstacle();
if (obstacle) console.warn(`The units in deploy/systemd were not run: ${obstacle}.`);

let folder: string;
let site: SiteCopy;
/** The checkout that a team releases from. */
let team: SiteCopy;
let units: Record<'site' | 'delivery' | 'backup', SystemdUnit>;
const running: ChildProcess[] = [];

beforeAll(async () => {
  if (obstacle) return;
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

function findObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can start them as their own users';
  for (const user of [siteUser, deliveryUser]) {
    const { status } = spawnSync('sh', ['-c', 'test ! -w . && node --version'], { ...user, cwd: root });
    if (status !== 0) return 'other users can write this checkout, or cannot read it or run Node';
  }
  return undefined;
}

/** Starts a service like its unit. */
async function start(unit: SystemdUnit, user: SystemUser, settings: Record<string, string>): Promise<string> {
  const [command = []] = unit.commands;
  const child = startAs(user, unit, command, { ...(await ownTemporary(user)), ...settings });
  running.push(child);
  child.stderr?.pipe(process.stderr);
  const { address } = await readyAddress(child, `It was started with: ${command.join(' ')}`);
  return address;
}

/** Runs a command and waits for its exit. */
async function run(unit: SystemdUnit, user: SystemUser, command: string[]) {
  const child = startAs(user, unit, command, await ownTemporary(user));
  const [[code], output, errorOutput] = await Promise.all([
    once(child, 'exit'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { code, output, errorOutput };
}

/** PrivateTmp of the units. */
async function ownTemporary(user: SystemUser): Promise<Record<string, string>> {
  const place = await mkdtemp(join(folder, 'tmp-'));
  await giveTo(user, place);
  return { TMPDIR: place };
}

test.skipIf(obstacle)(
  'each service works as its own user, and writes only where its unit allows it',
  async () => {
    for (const place of [...units.site.writable, ...units.backup.writable]) await giveTo(siteUser, place);
    for (const place of units.delivery.writable) await giveTo(deliveryUser, place);
    const may = 'store,activate';
    const keys = ['node', '.ci/install-and-run.mjs', 'kit/cli/site.ts', 'delivery', 'keys', 'add', 'careers'];
    const added = await run(units.delivery, deliveryUser, [...keys, '--app', 'mf-careers', '--may', may]);
    expect(added).toMatchObject({ code: 0 });
    vi.stubEnv('DELIVERY_KEY', /^site_\S+/m.exec(added.output)?.[0]);
    const service = await start(units.delivery, deliveryUser, { DELIVERY_PORT: '0', GATE_BROWSER: 'off' });
    const metricsPort = String(await freePort());
    const server = await start(units.site, siteUser, { PORT: '0', METRICS_PORT: metricsPort });

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
      expect(await run(units.backup, siteUser, command)).toMatchObject({ code: 0 });
    expect((await readdir(join(folder, 'backups'))).sort()).toEqual([
      'deletions.txt',
      expect.stringMatching(/^enquiries-.*\.sqlite$/),
    ]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/^site_backup_timestamp_seconds [1-9]/m);
    expect(metrics).toContain('site_disk_available_bytes{folder="backup"}');
    const listed = await run(units.site, siteUser, ['node', 'api/dist/cli.js', 'list']);
    expect(listed.output).toContain(sampleEnquiry.email);
  },
);

test.skipIf(obstacle)(
  'a site that the server may not read stops its start with a one-line message',
  async () => {
    const place = join(folder, 'private');
    await mkdir(place, { mode: 0o700 });
    const [command = []] = units.site.commands;
    const environment = { ...units.site.environment, SITE_DIR: place, PORT: '0' };
    const { code, errorOutput } = await run({ ...units.site, environment }, siteUser, command);
    expect(code).toBe(1);
    expect(errorOutput).toMatch(
      /^SITE_DIR is \S+, which is not a folder that the user of this process can read.*\n$/,
    );
  },
);
