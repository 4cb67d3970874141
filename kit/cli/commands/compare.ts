import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { candidateFolder } from '@site/shared/contracts/candidate';
import { compareReport, reportFolder } from '../../testing/test-reports';
import { composition } from '../../testing/verdict/judge-remote';
import { failedSteps, type Step } from '../../testing/verdict/run-step';
import { root, workspaceAround } from '../../workspace';
import { readRemote } from '../remote';
import type { Command } from '../site';

export const compareCommand: Command = {
  usage: 'site compare                     every page of this checkout beside the live one, at three widths',
  run: async (args) => {
    parseArgs({ args, options: {} });
    const { name, folder } = await readRemote();
    const workspace = workspaceAround(folder);
    if (!workspace)
      throw new Error('There is no site here to compare with: this works inside the workspace.');
    const compose = await failedSteps(folder, [composition(workspace, name)], 'live');
    const failed = compose.length > 0 ? compose : await failedSteps(folder, [picturesOf(name)], 'live');
    console.log(
      `\nBefore, after and difference: npx playwright show-report ${reportFolder(compareReport(name))}`,
    );
    if (failed.length > 0) process.exitCode = 1;
  },
};

function picturesOf(remote: string): Step {
  return {
    what: 'Pictures of every page at three widths',
    command: ['playwright', 'test'],
    settings: { AGAINST: '', CANDIDATE: join(root, candidateFolder(remote)), COMPARE: 'on' },
  };
}
