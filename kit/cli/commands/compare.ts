import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { candidateFolder } from '@site/shared/node/candidate';
import { readAppPackage } from '../../app-package';
import { compareReport, reportFolder } from '../../testing/test-reports';
import { composition } from '../../testing/verdict/judge-remote';
import { failedSteps, type Step } from '../../testing/verdict/run-step';
import { root, workspaceAround } from '../../workspace';
import type { Command } from '../command';

export const compareCommand: Command = {
  usage: `site compare                     every page of this checkout's app next to the deployed one, at three widths
site compare /career …           only these pages`,
  run: async (args) => {
    const { positionals: paths } = parseArgs({ args, allowPositionals: true, options: {} });
    const { name, folder } = readAppPackage();
    if (!workspaceAround(folder))
      throw new Error('There is no site here to compare with. Run this in the workspace.');
    const compose = await failedSteps(folder, [composition], 'live');
    const failed =
      compose.length > 0 ? compose : await failedSteps(folder, [picturesOf(name, paths)], 'live');
    console.log(
      `\nBefore, after and difference: npx playwright show-report ${reportFolder(compareReport(name))}`,
    );
    if (failed.length > 0) process.exitCode = 1;
  },
};

const testing = join(dirname(fileURLToPath(import.meta.url)), '../../testing/composed');

function picturesOf(app: string, paths: string[]): Step {
  const chosen = paths.map((path) => ` ${path} next to`).join('|');
  return {
    what: 'Pictures at three widths',
    command: ['playwright', 'test', '-c', testing, ...(chosen ? ['-g', chosen] : [])],
    settings: { CANDIDATE: join(root, candidateFolder(app)) },
  };
}
