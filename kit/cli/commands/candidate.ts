import { parseArgs } from 'node:util';
import { readAppPackage } from '../../app-package';
import { makeCandidate } from '../../layout/make-candidate';
import { isWorkspace, root } from '../../workspace';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';

export const candidateCommand: Command = {
  usage: `site candidate                   builds this app and composes it with the deployed releases, for site test and site compare;
                                 in a separate repository, with the packed shell`,
  run: async (args) => {
    parseArgs({ args, options: {} });
    const app = readAppPackage();
    if (!isWorkspace(root)) return makeCandidate(app);
    await (await loadDelivery('candidate')).makeCandidate(app.name);
  },
};
