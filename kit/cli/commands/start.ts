import { parseArgs } from 'node:util';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';

export const startCommand: Command = {
  usage:
    'site start                       serves the deployed releases of this checkout; releases it first where none is deployed',
  run: async (args) => {
    parseArgs({ args, options: {} });
    await (await loadDelivery('start')).start();
  },
};
