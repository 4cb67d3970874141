import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@site/kit/testing/free-port';
import { startSite } from '@site/kit/testing/running-site';
import { observationsAddress } from '@site/shared/node/observations';
import { openDatabase } from '../api/src/enquiries/storage/open-database';
import { fillObservations } from '../api/src/testing/fill-observations';
import { table, verdict, writeSection } from './results';
import { median } from './statistics';

const rows = 200_000;
const questions = 20;

/** Queries a server with the observations of a busy site for its longest views, while it serves pages. */
export async function measureObservations(): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-observations-'));
  const database = await openDatabase({ kind: 'sqlite', folder: dataFolder });
  await fillObservations(database, rows);
  await database.destroy();
  const port = await freePort();
  const settings = { HOST: '127.0.0.1', DATA_DIR: dataFolder, METRICS_PORT: String(port) };
  const site = await startSite(undefined, settings);
  try {
    const page = () => timeOf(`${site.address.replace('localhost', '127.0.0.1')}/career`);
    const alone = await repeat(questions * 5, page);
    let asking = true;
    const during = repeatWhile(() => asking, page);
    // Answers are cached for a minute, so each query is different.
    const views = await repeat(questions, (at) =>
      timeOf(`http://127.0.0.1:${port}${observationsAddress}?days=${90 - at}`),
    );
    asking = false;
    const [viewMs, pageMs, duringMs] = [views, alone, await during].map(median) as [number, number, number];
    await writeSection('observations', [
      `${rows.toLocaleString('en')} rows by the hour, and their days; ${questions} views of 71 to 90 days one after the other, and pages meanwhile.`,
      table(
        ['Target', 'Measured', 'Met'],
        [verdict('The view of 90 days, median: under 200 ms', `${viewMs.toFixed(0)} ms`, viewMs < 200)],
      ),
      table(
        ['Measure', 'median ms'],
        [
          ['A page alone', pageMs.toFixed(1)],
          ['A page during queries of views', duringMs.toFixed(1)],
        ],
      ),
    ]);
  } finally {
    await site.stop();
    await rm(dataFolder, { recursive: true });
  }
}

async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - begun;
}

async function repeat(times: number, work: (at: number) => Promise<number>): Promise<number[]> {
  let left = times;
  return repeatWhile(() => left-- > 0, work);
}

async function repeatWhile(goesOn: () => boolean, work: (at: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) times.push(await work(times.length));
  return times;
}
