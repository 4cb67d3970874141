import { parseArgs } from 'node:util';
import { rsbuild } from '../../release/rsbuild';
import { appHere } from '../chosen-app';
import type { Command } from '../command';
import { runProgram } from '../run-program';

export const buildCommand: Command = {
  usage: 'site build                       builds the app for a release, into dist/',
  run: async (args) => {
    parseArgs({ args, options: {} });
    const { folder } = appHere('npm run build -w mf-careers');
    await runProgram([rsbuild, 'build'], { cwd: folder, settings: { NODE_ENV: 'production' } });
  },
};
