import type { ClientAddress } from '../../http/connections/client-address';
import { type ClientLimits, createConcurrencyLimit } from '../../http/connections/client-limits';

/** The limits of concurrent uploads. */
export interface SlotLimits extends ClientLimits {
  /** For all clients: each upload keeps its resume in memory. */
  max: number;
}

export type Slot = { kind: 'taken'; release: () => void } | { kind: 'client-has-all' | 'none-left' };

/** Makes a function that takes a slot for an upload, so that no client and no network can take all of them. */
export function createUploadSlots({ max, ...limits }: SlotLimits) {
  const takeOfClient = createConcurrencyLimit(limits);
  let taken = 0;

  return (address: ClientAddress): Slot => {
    const giveBack = takeOfClient(address);
    if (!giveBack) return { kind: 'client-has-all' };
    if (taken >= max) {
      giveBack();
      return { kind: 'none-left' };
    }
    taken += 1;
    return {
      kind: 'taken',
      release: () => {
        taken -= 1;
        giveBack();
      },
    };
  };
}
