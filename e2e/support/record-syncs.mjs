// Loaded into every process of a command (NODE_OPTIONS): records each flushed file and its state at that moment. Before the
// flushes in STOP_AT_SYNCS, counted from 1, the process stops until it gets SIGCONT.
import fs, { appendFileSync, readlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { diskState } from './disk-state.mjs';

const handle = await open(import.meta.filename);
const prototype = Object.getPrototypeOf(handle);
const { sync } = prototype;
const { fsync } = fs;
await handle.close();

const stops = new Set((process.env.STOP_AT_SYNCS ?? '').split(',').map(Number));
let begun = 0;

/**
 * @param {number} descriptor of the file
 * @returns a function that notes the end of the flush
 */
function begin(descriptor) {
  begun += 1;
  if (stops.has(begun)) process.kill(process.pid, 'SIGSTOP');
  // A change during the flush may not be on disk, so the state at its start counts.
  const file = `/proc/self/fd/${descriptor}`;
  const state = { ...diskState(file), path: readlinkSync(file) };
  return () => appendFileSync(process.env.SYNC_LOG ?? '', `${JSON.stringify(state)}\n`);
}

prototype.sync = async function syncAndNote() {
  const end = begin(this.fd);
  await sync.call(this);
  end();
};

Object.assign(fs, {
  /** @type {(descriptor: number, callback: import('node:fs').NoParamCallback) => void} */
  fsync(descriptor, callback) {
    const end = begin(descriptor);
    fsync(descriptor, (error) => {
      if (!error) end();
      callback(error);
    });
  },
});
syncBuiltinESMExports();
