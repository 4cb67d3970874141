import { parseArgs } from 'node:util';
import { readAppPackage } from '../../app-package';
import { judgeRemote } from '../../testing/verdict/judge-remote';
import type { Command } from '../command';

export const testCommand: Command = {
  usage: `site test                        the whole verdict: types, lint, unit tests, fit, in a browser
     [--same-look]               a page that looks other than the live one is a fault
site test --against <site>       its journeys in a composed site: an address, or the folder of one`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: { against: { type: 'string' }, 'same-look': { type: 'boolean', default: false } },
    });
    const { against, 'same-look': sameLook } = values;
    const passed = await judgeRemote(readAppPackage(), { against, sameLook });
    if (!passed) process.exitCode = 1;
  },
};
