export type TurnQueue = ReturnType<typeof createTurnQueue>;

interface Waiting {
  caller: string;
  onPlace: Turn['onPlace'];
  begin: () => void;
}

export interface Turn {
  /** Who wants it: a key or an identity. */
  caller: string;
  /** Gets how many are before this one, at first and whenever that changes. */
  onPlace?: (before: number) => void;
  /** Aborting it removes the work from the queue, unless it has begun. */
  signal?: AbortSignal;
}

/**
 * Runs one deployment at a time. Callers take turns, each with its own in the order in which they came: otherwise a team that
 * sends hundreds would keep the others from deploying for hours.
 */
export function createTurnQueue() {
  let isBusy = false;
  const waiting: Waiting[] = [];
  /** The callers that have had a turn since the queue was last empty, by their last one. */
  const served = new Set<string>();
  const whenEmpty: (() => void)[] = [];
  const reportPlaces = () => {
    for (const [index, { onPlace }] of inOrder(waiting, served).entries()) onPlace?.(index + 1);
  };
  const remove = (place: Waiting) => waiting.splice(waiting.indexOf(place), 1);
  const serve = (caller: string) => {
    isBusy = true;
    served.delete(caller);
    served.add(caller);
  };

  const takeTurn = ({ caller, onPlace, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      if (!isBusy) {
        serve(caller);
        return resolve();
      }
      const giveUp = () => {
        remove(place);
        reportPlaces();
        reject(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        remove(place);
        serve(caller);
        resolve();
      };
      const place = { caller, onPlace, begin };
      waiting.push(place);
      signal?.addEventListener('abort', giveUp, { once: true });
      reportPlaces();
    });

  const endTurn = () => {
    isBusy = false;
    const [next] = inOrder(waiting, served);
    if (next) next.begin();
    else {
      served.clear();
      for (const resolve of whenEmpty.splice(0)) resolve();
    }
    reportPlaces();
  };

  return {
    run: async <T>(work: () => Promise<T>, turn: Turn): Promise<T> => {
      turn.signal?.throwIfAborted();
      await takeTurn(turn);
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
    /** Resolves once nothing is under way, and nothing waits. */
    async emptied(): Promise<void> {
      if (isBusy) await new Promise<void>((resolve) => whenEmpty.push(resolve));
    },
  };
}

/**
 * The order of those that wait, in rounds: one of each caller in each.
 * @param served the callers by their last turn; others are first
 */
function inOrder(waiting: Waiting[], served: ReadonlySet<string>): Waiting[] {
  const last = [...served];
  const callers = [...new Set(waiting.map(({ caller }) => caller))];
  const lists = callers
    .sort((one, other) => last.indexOf(one) - last.indexOf(other))
    .map((caller) => waiting.filter((each) => each.caller === caller));
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
}
