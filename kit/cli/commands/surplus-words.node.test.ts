import { expect, test } from 'vitest';
import type { Command } from '../command';
import { newCommand } from './new';
import { rollbackCommand } from './rollback';
import { rolloutCommand } from './rollout';
import { withdrawCommand } from './withdraw';

test.each<[string, Command, string[]]>([
  ['withdraw', withdrawCommand, ['mf-press@1.0.0', 'surplus', '--reason', 'broken']],
  ['rollback', rollbackCommand, ['1.0.0', 'surplus']],
  ['rollout status', rolloutCommand, ['status', 'surplus']],
  ['rollout promote', rolloutCommand, ['promote', '1.0.0', 'surplus']],
  ['new', newCommand, ['mf-press', 'surplus', '--mount', '/press']],
])('%s refuses a word that it would ignore', async (_, command, args) => {
  await expect((async () => command.run(args))()).rejects.toThrow('Remove "surplus"');
});
