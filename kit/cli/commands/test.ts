import { parseArgs } from 'node:util';
import { judgeRemote } from '../../testing/verdict';
import { readRemote } from '../remote';
import type { Command } from '../site';

export const testCommand: Command = {
  usage: `site test                        the whole verdict: types, lint, unit tests, fit, in a browser
site test --against <site>       its journeys in a composed site: an address, or the folder of one`,
  run: async (args) => {
    const { values } = parseArgs({ args, options: { against: { type: 'string' } } });
    if (!judgeRemote(await readRemote(), values.against)) process.exitCode = 1;
  },
};
