import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** An isolated network: its programs reach only each other. */
export interface EmptyNetwork {
  /** A prefix of command lines that runs them in the network. */
  enter: string[];
  stop: () => void;
}

/** @throws when this user can't create one */
export async function startEmptyNetwork(): Promise<EmptyNetwork> {
  const hold = spawn(
    'unshare',
    ['--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && echo up && exec cat'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  for await (const _line of createInterface({ input: hold.stdout }))
    return {
      enter: ['nsenter', '--target', String(hold.pid), '--user', '--preserve-credentials', '--net'],
      stop: () => hold.kill(),
    };
  throw new Error('No network could be created. It needs Linux with unshare and ip.');
}
