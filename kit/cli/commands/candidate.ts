import { parseArgs } from 'node:util';
import { readAppPackage } from '../../app-package';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';

export const candidateCommand: Command = {
  usage: `site candidate                   builds this app and composes it with the live releases, for site test and site compare`,
  run: async (args) => {
    parseArgs({ args, options: {} });
    const { name } = readAppPackage();
    await (await loadDelivery('candidate')).makeCandidate(name);
  },
};
