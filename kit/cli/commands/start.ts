import { parseArgs } from 'node:util';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';

export const startCommand: Command = {
  usage:
    'site start                       serves the live releases of this checkout; releases it where nothing is live',
  run: async (args) => {
    parseArgs({ args, options: {} });
    await (await loadDelivery('start')).start();
  },
};
