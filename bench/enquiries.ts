import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkStored } from './enquiries-check';
import { sendLoad } from './enquiries-load';
import { type Figures, meetsTargets, reportOf, tableOf } from './enquiries-report';
import { startMeasuredServer } from './enquiries-server';

/**
 * `npm run bench:enquiries`: how many enquiries the built server takes on SQLite, each committed before it is answered,
 * and whether everything that was answered is there afterwards. Fails when a target is missed.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '50' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));

try {
  const figures = await measure();
  console.log(tableOf(figures));
  await writeFile(fileURLToPath(new URL('enquiries.md', import.meta.url)), reportOf(figures));
  if (!meetsTargets(figures)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<Figures> {
  const server = await startMeasuredServer(folder);
  console.log(`${connections} connections send enquiries to ${server.address} for ${seconds} s …`);
  const load = await sendLoad({ address: server.address, seconds, connections, folder });
  const memory = await server.stop();
  console.log('Looking for every answered enquiry in the database …');
  const stored = await checkStored(folder, load.answered);
  return { seconds, connections, load, memory, stored };
}
