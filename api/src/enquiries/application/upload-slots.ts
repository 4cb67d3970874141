/** The limits of concurrent uploads. */
export interface SlotLimits {
  /** For all clients: each upload keeps its resume in memory. */
  max: number;
  maxPerClient: number;
}

export type Slot = { kind: 'taken'; release: () => void } | { kind: 'client-has-all' | 'none-left' };

/** Allocates the slots for uploads, so that no client can take all of them. */
export function createUploadSlots({ max, maxPerClient }: SlotLimits) {
  const takenBy = new Map<string, number>();
  let taken = 0;

  const count = (client: string, change: 1 | -1) => {
    const number = (takenBy.get(client) ?? 0) + change;
    if (number > 0) takenBy.set(client, number);
    else takenBy.delete(client);
    taken += change;
  };

  return {
    take(client: string): Slot {
      if ((takenBy.get(client) ?? 0) >= maxPerClient) return { kind: 'client-has-all' };
      if (taken >= max) return { kind: 'none-left' };
      count(client, 1);
      return { kind: 'taken', release: () => count(client, -1) };
    },
  };
}
