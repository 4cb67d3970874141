import { parseArgs } from 'node:util';
import { readAppPackage } from '../../app-package';
import { judgeRemote } from '../../testing/verdict/judge-remote';
import type { Command } from '../command';

export const testCommand: Command = {
  usage: `site test                        all tests of the remote: types, lint, unit tests, gate, browser
     [--same-look]               a difference to the pictures of the deployed page is an error
site test --against <site>       its journeys in a composed site, given by its URL or folder`,
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
