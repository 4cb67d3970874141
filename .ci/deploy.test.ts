import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** @returns whether a program is installed; if not, prints what was not checked */
function isHere(program: string, what: string): boolean {
  const here = spawnSync(program, ['--version']).error === undefined;
  if (!here) console.warn(`${program} is not installed: ${what} was not checked.`);
  return here;
}

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test.runIf(isHere('systemd-analyze', 'deploy/systemd'))(
  'systemd accepts the units, and their exposure is low',
  () => {
    for (const unit of ['site', 'delivery', 'backup'].map(
      (name) => `deploy/systemd/malvanta-${name}.service`,
    )) {
      expect(run('systemd-analyze', 'verify', unit)).toEqual({ status: 0, said: '' });
      const security = ['security', '--offline=true', '--threshold=22', unit];
      const { status, said } = run('systemd-analyze', ...security);
      expect(status).toBe(0);
      // Chromium's sandbox creates these, and only the release service starts a Chromium.
      for (const namespace of ['user', 'pid', 'net'])
        expect(said).toMatch(
          new RegExp(
            `RestrictNamespaces=~${namespace} .*${unit.includes('delivery') ? 'may' : 'cannot'} create`,
          ),
        );
    }
  },
  60_000,
);

test.runIf(isHere('systemd-analyze', 'deploy/systemd'))('systemd accepts the nightly dump', async () => {
  const folder = await temporaryFolder();
  const [unit, addition] = ['malvanta-backup.service', 'malvanta-backup.service.d/postgresql.conf'];
  await mkdir(join(folder, `${unit}.d`));
  await copyFile(join(root, 'deploy/systemd', unit), join(folder, unit));
  await copyFile(join(root, 'deploy/systemd/postgresql-backup.conf'), join(folder, addition));
  expect(run('systemd-analyze', 'verify', join(folder, unit))).toEqual({ status: 0, said: '' });
});

test('no service opens a file of the folder that only root can read', () => {
  for (const name of ['site', 'delivery', 'backup'])
    expect(read(`deploy/systemd/malvanta-${name}.service`)).not.toMatch(
      /Environment=.*=\/etc\/malvanta-site/,
    );
});

test.runIf(isHere('promtool', 'deploy/prometheus'))(
  'Prometheus accepts the alerts, and they fire as tested',
  () => {
    // The alerts are among its rule files.
    expect(run('promtool', 'check', 'config', 'deploy/prometheus/prometheus.yml')).toMatchObject({
      status: 0,
    });
    expect(run('promtool', 'test', 'rules', 'deploy/prometheus/alerts.test.yml')).toMatchObject({
      status: 0,
    });
  },
  60_000,
);

test('each alert links to its own heading of the runbook, and is tested', () => {
  const alerts = [
    ...read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)[\s\S]*?runbook_url: '([^']+)'/g),
  ];
  expect(alerts.length).toBeGreaterThan(5);
  const headings = [...read('docs/running.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  const tested = read('deploy/prometheus/alerts.test.yml');
  for (const [, name = '', runbook] of alerts) {
    expect(runbook).toBe(`{{ or $externalLabels.runbook "docs/running.md" }}#${name.toLowerCase()}`);
    expect(headings).toContain(name);
    expect(tested).toContain(`alertname: ${name}\n`);
  }
});

test('the metrics of alerts exist', () => {
  const files = [
    ...['measure-database', 'measure-folders', 'metrics', 'reports/report-metrics'].map(
      (file) => `api/src/metrics/${file}.ts`,
    ),
    'delivery/service/metrics/metrics-route.ts',
  ];
  const source = files.map(read).join('');
  const asked = new Set(read('deploy/prometheus/alerts.yml').match(/\b(?:site|delivery)_\w+/g));
  const missing = [...asked].filter(
    (name) => !source.includes(`'${name.replace(/_(?:count|bucket)$/, '')}'`),
  );
  expect(missing).toEqual([]);
});

test('the container copies existing or built files, and does not run as root', () => {
  const stages = read('deploy/Containerfile')
    .replaceAll('\\\n', ' ')
    .split(/^FROM /m)
    .slice(1);
  const names = stages.map((stage) => / AS (\S+)/.exec(stage)?.[1]);
  const built = ['node_modules', 'api/package.json', 'api/dist'];
  for (const [, from, source = ''] of stages.join('').matchAll(/^COPY (?:--from=(\S+) )?(\S+) /gm)) {
    if (from === undefined) expect(existsSync(join(root, source)), source).toBe(true);
    else {
      expect(names).toContain(from);
      expect(built.map((file) => `/build/${file}`)).toContain(source);
    }
  }
  const [last = ''] = stages.slice(-1);
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK .*\/livez/m);
  expect(last).not.toMatch(/^RUN npm/m);
  for (const [, script = '', workspace = ''] of stages.join('').matchAll(/npm run (\S+) -w (\S+)/g))
    expect(JSON.parse(read(join(workspace, 'package.json'))).scripts).toHaveProperty(script);
});

test("the unit waits longer than the server's shutdown takes, and starts the server's own file", () => {
  const unit = read('deploy/systemd/malvanta-site.service');
  const drain = /const \w+ = (\d[\d_]*);/
    .exec(read('api/src/settings/end-on-signal.ts'))?.[1]
    ?.replaceAll('_', '');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]) * 1000).toBeGreaterThan(Number(drain));
  expect(unit).toMatch(/^ExecStart=node .*api\/dist\/server\.js$/m);
});

test('a backup removes old ones of both databases, and a failed one no other', async () => {
  const unit = read('deploy/systemd/malvanta-backup.service');
  const folder = await temporaryFolder();
  const [sqlite, dump] = ['enquiries-2026-01-01T00-00-00Z.sqlite', 'enquiries-2026-02-01T00-00-00Z.dump'];
  const others = ['deletions.txt', 'enquiries-2026-03-01T00-00-00Z.dump'];
  for (const name of [sqlite, dump, `${dump}.partial`, ...others]) await writeFile(join(folder, name), '');
  const old = new Date(Date.now() - 20 * 86_400_000);
  for (const name of [sqlite, dump, `${dump}.partial`, 'deletions.txt'])
    await utimes(join(folder, name), old, old);
  const runStep = async (step: string) => {
    const [, command = ''] = new RegExp(`^${step}=(.*)$`, 'm').exec(unit) ?? [];
    const adapted = command.replaceAll('/var/backups/malvanta-site', folder);
    expect(spawnSync('sh', ['-c', adapted]).status).toBe(0);
    return (await readdir(folder)).sort();
  };
  expect(await runStep('ExecStopPost')).toEqual([others[0], sqlite, dump, others[1]]);
  expect(await runStep('ExecStartPost')).toEqual(others);
});

test("the firewall's limits of a client are above nginx's, which explains them", () => {
  const numbers = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, number]) => Number(number));
  const ofFirewall = numbers('deploy/nftables/site.nft', / ct count over (\d+) /g);
  const ofNginx = numbers('deploy/nginx/site.conf', /limit_conn site_(?:network_)?connections (\d+);/g);
  expect(ofFirewall).toHaveLength(3);
  expect(Math.min(...ofFirewall)).toBeGreaterThan(Math.min(...ofNginx));
  expect(Math.max(...ofFirewall)).toBeGreaterThan(Math.max(...ofNginx));
});

test.runIf(isHere('nft', 'deploy/nftables'))('nftables accepts the limits of clients', () => {
  const check = ['nft', '--check', '--file', 'deploy/nftables/site.nft'];
  expect(run('unshare', '--map-root-user', '--net', ...check)).toEqual({ status: 0, said: '' });
});
