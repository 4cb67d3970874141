import { type ChallengedForm, challengeAddress, challengeLifetimeMs } from '../site-model/form-challenge';

/** Solves the server's challenges for the posts of a form, if it asks for that (FORM_CHALLENGE). */
export interface FormChallenge {
  /** Starts to solve a challenge, unless one is solved or under way: to be called while the form is filled in. */
  prepare(): void;
  /**
   * The solution for one post, awaited if necessary. Undefined if the server asks for none, or if there is none in time: the
   * post is then held to a stricter limit, so no form is lost.
   */
  take(): Promise<string | undefined>;
}

interface Attempt {
  startedAt: number;
  solution: Promise<string | undefined>;
  /** For instance without a connection. False where the server asks for no solution. */
  hasFailed: boolean;
}

/** A slow phone needs two seconds. */
const timeoutMs = 15_000;

/** The rest of the lifetime is for sending the form. */
const usableMs = challengeLifetimeMs - 5 * 60_000;

/** Starts without any challenge. */
export function createFormChallenge(form: ChallengedForm): FormChallenge {
  let current: Attempt | undefined;
  const prepare = (): Attempt => {
    const now = Date.now();
    if (!current || now - current.startedAt > usableMs) current = startAttempt(form, now);
    return current;
  };
  return {
    prepare,
    take() {
      // The connection may be back since the form was filled in.
      if (current?.hasFailed) current = undefined;
      const { solution } = prepare();
      // The server accepts each once.
      current = undefined;
      return solution;
    },
  };
}

function startAttempt(form: ChallengedForm, startedAt: number): Attempt {
  const attempt: Attempt = { startedAt, solution: solveInTime(form).catch(noteFailure), hasFailed: false };
  function noteFailure(problem: unknown) {
    attempt.hasFailed = true;
    console.warn(problem);
    return undefined;
  }
  return attempt;
}

function solveInTime(form: ChallengedForm): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  // A script can't be aborted while it loads.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([late, solve(form, signal)]);
}

async function solve(form: ChallengedForm, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(`${challengeAddress}?form=${form}`, { signal });
  if (!answer.ok) throw new Error(`${challengeAddress} answered with status ${answer.status}.`);
  if (answer.status !== 200) return undefined;
  // Loaded where the server asks for work only.
  const { solveChallenge } = await import('./solve-challenge');
  return solveChallenge(await answer.json(), signal);
}
