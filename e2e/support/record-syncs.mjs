// Loaded into every process of a command (NODE_OPTIONS): notes what was flushed to disk, and how it was at that moment.
import { appendFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { diskState } from './disk-state.mjs';

const handle = await open(import.meta.filename);
const prototype = Object.getPrototypeOf(handle);
const { sync } = prototype;
await handle.close();

prototype.sync = async function syncAndNote() {
  // What changes while it is being flushed may not be on disk: the beginning counts.
  const state = diskState(`/proc/self/fd/${this.fd}`);
  await sync.call(this);
  appendFileSync(process.env.SYNC_LOG ?? '', `${JSON.stringify(state)}\n`);
};
