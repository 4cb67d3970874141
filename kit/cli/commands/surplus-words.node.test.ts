import { expect, test } from 'vitest';
import type { Command } from '../command';
import { newCommand } from './new';
import { previewCommand } from './preview';
import { rollbackCommand } from './rollback';
import { rolloutCommand } from './rollout';
import { withdrawCommand } from './withdraw';

test.each<[string, Command, string[]]>([
  ['withdraw', withdrawCommand, ['mf-press@1.0.0', 'surplus', '--reason', 'broken']],
  ['rollback', rollbackCommand, ['1.0.0', 'surplus']],
  ['preview', previewCommand, ['--withdraw', '0123456789abcdefghijklmnop', 'surplus']],
  ['rollout status', rolloutCommand, ['status', 'surplus']],
  ['rollout promote', rolloutCommand, ['promote', '1.0.0', 'surplus']],
  ['new', newCommand, ['mf-press', 'surplus', '--mount', '/press']],
])('%s refuses a word that it would ignore', async (_, command, args) => {
  await expect((async () => command.run(args))()).rejects.toThrow('Remove "surplus"');
});

test.each<[string, Command, string[], string]>([
  ['withdraw', withdrawCommand, ['../1.0.0', '--reason', 'broken'], '../1.0.0'],
  // As from an empty variable of a script.
  ['withdraw', withdrawCommand, ['mf-press@', '--reason', 'broken'], ''],
  ['rollback', rollbackCommand, [''], ''],
  ['rollout promote', rolloutCommand, ['promote', ''], ''],
])('%s refuses what is no version', async (_, command, args, version) => {
  await expect((async () => command.run(args))()).rejects.toThrow(
    `"${version}" is not the version of a release`,
  );
});
