import { expect, test, vi } from 'vitest';
import { root } from '../workspace';
import type { Command } from './command';
import { compareCommand } from './commands/compare';
import { devCommand } from './commands/dev';
import { rollbackCommand } from './commands/rollback';
import { withdrawCommand } from './commands/withdraw';

test.each<[string, Command, string[], string]>([
  ['rollback', rollbackCommand, [], 'has several apps. Name one (--app mf-careers)'],
  ['withdraw', withdrawCommand, ['1.0.0', '--reason', 'broken'], 'Name one (mf-careers@1.0.0)'],
  ['withdraw', withdrawCommand, ['mf-careers', '--reason', 'broken'], 'Name a release and say why'],
  ['dev', devCommand, ['--against', 'site'], 'Name one (npm run dev -w mf-careers)'],
  ['compare', compareCommand, [], 'Name one (npm run compare -w mf-careers)'],
])('%s in a folder of several apps says how to name one', async (_, command, args, message) => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await expect((async () => command.run(args))()).rejects.toThrow(message);
});
