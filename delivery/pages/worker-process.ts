import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../workspace';

/** A page takes a few milliseconds, the first one with its remote a few hundred; past this it never ends. */
const patience = 10_000;

interface Conversation<Answer> {
  /** What is waited for, as a refusal names it. */
  doing: () => string;
  /** Takes an answer; one that throws ends the process. */
  take: (answer: Answer, worker: ChildProcess) => void;
  /** Ends the process once another one has failed. */
  signal?: AbortSignal;
}

/**
 * Runs a script in a process of its own, where releases are loaded: federation keeps its containers on globals, and a
 * page that never ends can be ended with its process.
 * @returns settles when the process has ended and everything it said is taken
 * @throws what `take` throws, or an error that says what did not finish or what the process stopped at
 */
export async function runWorker<Answer>(
  script: string,
  job: object,
  { doing, take, signal }: Conversation<Answer>,
): Promise<void> {
  const worker = fork(join(root, 'delivery', script), {
    // Every page leaves some megabytes behind: with room for many of them, they are cleared away together, and by the
    // process itself, for the other cores have pages of their own to make.
    execArgv: ['--import', 'tsx', '--max-semi-space-size=64', '--single-threaded-gc'],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    killSignal: 'SIGKILL',
    signal,
  });
  let said = '';
  const hear = (text: Buffer) => {
    said += text;
  };
  worker.stdout?.on('data', hear);
  worker.stderr?.on('data', hear);
  // Not at its exit: the last answers may still be on their way then.
  const ended = new Promise<number | null>((resolve) => worker.once('close', resolve));
  let problem: unknown;
  const stop = (cause: unknown) => {
    problem ??= cause;
    worker.kill('SIGKILL');
  };
  const tooLong = () => stop(new Error(`${doing()} did not finish rendering within ${patience / 1000} s.`));
  const timer = setTimeout(tooLong, patience);
  worker.on('error', stop);
  worker.on('message', (answer: Answer) => {
    timer.refresh();
    if (problem) return;
    try {
      take(answer, worker);
    } catch (cause) {
      stop(cause);
    }
  });
  worker.send(job);
  const code = await ended;
  clearTimeout(timer);
  if (problem) throw problem;
  if (code !== 0) throw new Error(`The prerenderer stopped at ${doing()}.\n${said.trim()}`);
}
