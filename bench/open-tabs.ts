import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import autocannon from 'autocannon';
import { careersWithTagline } from '../e2e/support/careers-with';
import { copySite } from '../e2e/support/site-copy';
import { table, verdict, writeSection } from './results';

const tabs = 10_000;
/** Below the limit of one client. */
const connections = 200;

/** Pages of the released remote: the one that tabs show, and one that they have not opened yet. */
const shown = '/career';
const clicked = '/career/data-scientist';

/**
 * Releases a remote while many tabs show one of its pages. Afterwards all of them act at once: each clicks on a link, which
 * needs files of the release that the tab was opened with, and is then reloaded, which needs those of the new one.
 */
export async function measureOpenTabs(): Promise<void> {
  const site = await copySite();
  const running = await startSite(site.folder, { HOST: '127.0.0.1' });
  try {
    const forClick = await filesOf(running, clicked);
    const build = await careersWithTagline('Open tabs');
    const released = performance.now();
    const { code, output } = await site.command('release', 'mf-careers', '--dist', build);
    if (code !== 0) throw new Error(output);
    const releaseSeconds = (performance.now() - released) / 1000;
    const now = await filesOf(running, shown);
    const forReload = [shown, '/releases.json', ...now];
    const paths = [...forClick, ...forReload];
    if (forClick.some((file) => now.includes(file)))
      throw new Error('The release has not changed its files.');
    const load = await autocannon({
      url: addressOf(running),
      amount: tabs * paths.length,
      connections,
      headers: { 'accept-encoding': 'br' },
      requests: paths.map((path) => ({ path })),
    });
    const failed = load.errors + load.timeouts + load.non2xx;
    await writeSection('open-tabs', [
      `A release of one remote (${releaseSeconds.toFixed(1)} s, while the server answered), then ${tabs.toLocaleString('en')} tabs that were open before it, all at once over ${connections} connections: each clicks to \`${clicked}\` (${forClick.length} files of the previous release) and reloads \`${shown}\` (${forReload.length} requests, ${now.length} of them files of the new release). One server, without nginx or a cache; the load comes from the same machine.`,
      table(
        ['Target', 'Measured', 'Met'],
        [
          verdict('Other answers than 200, or none: 0', String(failed), failed === 0),
          verdict(
            'All tabs are served within a minute',
            `${load.duration.toFixed(1)} s`,
            load.duration <= 60,
          ),
        ],
      ),
      table(
        ['Measure', 'Measured'],
        [
          ['Requests', load['2xx'].toLocaleString('en')],
          ['Requests a second', Math.round(load['2xx'] / load.duration).toLocaleString('en')],
          ['Transferred, MB', Math.round(load.throughput.total / 1e6)],
          ['Transferred for a tab, kB', (load.throughput.total / tabs / 1000).toFixed(1)],
          ['Answer, 99th percentile, ms', load.latency.p99],
        ],
      ),
    ]);
  } finally {
    await running.stop();
    await site.remove();
  }
}

/** The files of the remote's release that a page references. */
async function filesOf(running: RunningSite, path: string): Promise<string[]> {
  const html = await (await fetch(addressOf(running) + path)).text();
  const files = [...html.matchAll(/"(\/releases\/mf-careers\/[^"]+)"/g)].map(([, file = '']) => file);
  if (files.length === 0) throw new Error(`${path} names no file of mf-careers.`);
  return [...new Set(files)];
}

function addressOf({ address }: RunningSite): string {
  return address.replace('localhost', '127.0.0.1');
}
