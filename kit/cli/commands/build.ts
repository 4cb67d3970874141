import { parseArgs } from 'node:util';
import { readRemote } from '../remote';
import { rsbuild } from '../rsbuild';
import { runProgram } from '../run-program';
import type { Command } from '../site';

export const buildCommand: Command = {
  usage: 'site build                       what is released, into dist/',
  run: async (args) => {
    parseArgs({ args, options: {} });
    const { folder } = await readRemote();
    await runProgram([rsbuild, 'build'], { cwd: folder, settings: { NODE_ENV: 'production' } });
  },
};
