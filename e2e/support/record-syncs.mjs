// Loaded into every process of a command (NODE_OPTIONS): records each flushed file and its state at that moment. Before the
// flushes in STOP_AT_SYNCS, counted from 1, the process stops until it gets SIGCONT.
import { appendFileSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { diskState } from './disk-state.mjs';

const handle = await open(import.meta.filename);
const prototype = Object.getPrototypeOf(handle);
const { sync } = prototype;
await handle.close();

const stops = new Set((process.env.STOP_AT_SYNCS ?? '').split(',').map(Number));
let begun = 0;

prototype.sync = async function syncAndNote() {
  begun += 1;
  if (stops.has(begun)) process.kill(process.pid, 'SIGSTOP');
  // A change during the flush may not be on disk, so the state at its start counts.
  const handle = `/proc/self/fd/${this.fd}`;
  const state = { ...diskState(handle), path: readlinkSync(handle) };
  await sync.call(this);
  appendFileSync(process.env.SYNC_LOG ?? '', `${JSON.stringify(state)}\n`);
};
