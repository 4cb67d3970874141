import { afterEach, beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { challengeAddress, challengeLifetimeMs } from '../site-model/form-challenge';
import { createFormChallenge } from './form-challenge';

const challenge = { parameters: { nonce: 'ab' }, signature: 'cd' };
const solution = { counter: 7, derivedKey: 'ef' };

const server = vi.fn<typeof fetch>();
/** What a worker does with the challenge that it gets. */
const work = vi.fn<(worker: SolverWorker) => void>();
const terminate = vi.fn();

/** The requests for challenges: what an earlier test file left running in this process may fetch, too. */
const asked = () =>
  server.mock.calls.map(([address]) => String(address)).filter((each) => each.startsWith(challengeAddress));

class SolverWorker {
  onmessage?: (message: { data: unknown }) => void;
  onerror?: () => void;
  terminate = terminate;
  postMessage(message: unknown) {
    expect(message).toEqual({ type: 'work', challenge });
    work(this);
  }
}

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json(challenge));
  work.mockReset().mockImplementation((worker) => worker.onmessage?.({ data: solution }));
  terminate.mockReset();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('Worker', SolverWorker);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the challenge of a form', () => {
  it('is solved once while the form is filled in, and its solution taken for one post', async () => {
    const form = createFormChallenge('application');
    for (let input = 0; input < 3; input++) form.prepare();
    const taken = await form.take();
    expect(JSON.parse(atob(taken ?? ''))).toEqual({ challenge, solution });
    expect(asked()).toEqual(['/site/challenge?form=application']);
    expect(terminate).toHaveBeenCalledTimes(1);
    await form.take();
    expect(asked()).toHaveLength(2);
  });

  it('is awaited when the form is sent before it is solved', async () => {
    let finish = () => {};
    work.mockImplementation((worker) => {
      finish = () => worker.onmessage?.({ data: solution });
    });
    let taken: string | undefined;
    const taking = createFormChallenge('enquiry')
      .take()
      .then((solved) => (taken = solved));
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), { timeout: 15_000 });
    expect(taken).toBeUndefined();
    finish();
    await taking;
    expect(taken).toBeDefined();
  });

  it('is replaced by another one before it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const form = createFormChallenge('enquiry');
    form.prepare();
    vi.setSystemTime(Date.now() + challengeLifetimeMs - 1000);
    await form.take();
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['a failed request', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that restarts', async () => new Response('', { status: 502 })],
  ])('is requested again when the form is sent after %s', async (_, fail) => {
    server.mockImplementationOnce(fail);
    const form = createFormChallenge('enquiry');
    form.prepare();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), { timeout: 15_000 });
    form.prepare();
    expect(asked()).toHaveLength(1);
    expect(await form.take()).toBeDefined();
    expect(asked()).toHaveLength(2);
  });

  it('is none, and no worker, where the server asks for no work', async () => {
    server.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await createFormChallenge('enquiry').take()).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a form is sent without a solution', () => {
  const reasons: Record<string, () => void> = {
    'the network fails': () => server.mockRejectedValue(new TypeError('Failed to fetch')),
    'the server has no challenge': () => server.mockResolvedValue(new Response('', { status: 429 })),
    'the answer is a page': () => server.mockResolvedValue(new Response('<!doctype html>')),
    'there are no workers': () => vi.stubGlobal('Worker', undefined),
    'the worker is blocked': () => work.mockImplementation((worker) => worker.onerror?.()),
    'the worker fails': () =>
      work.mockImplementation((worker) => worker.onmessage?.({ data: { error: new Error('no crypto') } })),
  };
  it.each(Object.entries(reasons))('when %s', async (_, fail) => {
    fail();
    expect(await createFormChallenge('enquiry').take()).toBeUndefined();
  });

  describe('when, within fifteen seconds,', () => {
    let late: AbortController;
    beforeEach(() => {
      late = new AbortController();
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
        ms === 15_000 ? late.signal : AbortSignal.abort(),
      );
    });

    /** Takes a solution, and ends its time once something is called that does not answer. */
    async function takeUntilLate(pending: Mock) {
      let outcome: unknown = 'waiting';
      const taking = createFormChallenge('enquiry')
        .take()
        .then((taken) => (outcome = taken));
      await vi.waitFor(() => expect(pending).toHaveBeenCalled(), { timeout: 15_000 });
      expect(outcome).toBe('waiting');
      late.abort();
      await taking;
      expect(outcome).toBeUndefined();
    }

    it('it is not solved', async () => {
      work.mockReturnValue(undefined);
      await takeUntilLate(work);
      expect(terminate).toHaveBeenCalledTimes(1);
    });

    it('the script that solves it does not arrive, which starts no worker later', async () => {
      let arrive = (_script: unknown) => {};
      const load = vi.fn(() => new Promise<unknown>((resolve) => (arrive = resolve)));
      vi.doMock('./solve-challenge', load);
      onTestFinished(() => vi.doUnmock('./solve-challenge'));
      await takeUntilLate(load);
      arrive(await vi.importActual('./solve-challenge'));
      await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), { timeout: 15_000 });
      expect(work).not.toHaveBeenCalled();
    });
  });
});
