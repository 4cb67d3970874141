import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@site/kit/testing/free-port';
import { installPackages } from '@site/kit/testing/install-packages';
import { root } from '@site/kit/workspace';
import * as v from 'valibot';

const shipped = join(root, 'deploy/prometheus');

const answerSchema = v.object({
  data: v.object({ result: v.array(v.object({ value: v.tuple([v.number(), v.string()]) })) }),
});

/**
 * Finds the real Prometheus; as root on Debian, installs it.
 * @throws with a remedy when it is missing and can't be installed
 */
export function findOrInstallPrometheus(): void {
  const isThere = () => spawnSync('prometheus', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isThere()) return;
  installPackages(['prometheus']);
  if (isThere()) return;
  throw new Error(
    'These tests need Prometheus. As root on Debian or Ubuntu: apt-get install prometheus. Then run them again.',
  );
}

/**
 * Starts the real Prometheus with `deploy/prometheus/prometheus.yml`, scraping each second.
 * @param values replacements of texts in the configuration
 */
export async function startPrometheus(values: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const file = join(folder, 'prometheus.yml');
  await writeFile(
    file,
    adapt(await readFile(join(shipped, 'prometheus.yml'), 'utf8'), {
      'global:': 'global:\n  scrape_interval: 1s',
      '- alerts.yml': `- ${join(shipped, 'alerts.yml')}`,
      ...values,
    }),
  );
  const listen = `127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=${listen}`,
  ];
  const prometheus = spawn('prometheus', args, { stdio: 'ignore' });
  return {
    /** The current values of a query's series. */
    async query(expression: string): Promise<number[]> {
      if (prometheus.exitCode !== null) throw new Error(`prometheus ${args.join(' ')} exited.`);
      const answer = await fetch(
        `http://${listen}/api/v1/query?${new URLSearchParams({ query: expression })}`,
      );
      if (!answer.ok) throw new Error(`${expression}: ${await answer.text()}`);
      return v.parse(answerSchema, await answer.json()).data.result.map(({ value }) => Number(value[1]));
    },
    async stop(): Promise<void> {
      prometheus.kill();
      if (prometheus.exitCode === null) await once(prometheus, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** Fails if a text to replace is missing. */
function adapt(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`prometheus.yml does not contain "${from}".`);
    return adapted.replaceAll(from, to);
  }, text);
}
