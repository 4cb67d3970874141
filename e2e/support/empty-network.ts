import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A network of its own: a program in it reaches other programs in it, and nothing else. */
export interface EmptyNetwork {
  /** Put before a command line, runs it in the network. */
  enter: string[];
  stop: () => void;
}

/** @throws where this user can't make one */
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
  throw new Error('No network could be made: that takes Linux with unshare and ip.');
}
