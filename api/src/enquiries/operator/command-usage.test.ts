import { expect, test } from 'vitest';
import { runCommand } from './run-command';

test.each([
  [[], 'list, show ID, export'],
  [['remove'], 'There is no command "remove"'],
  [['show'], 'Name the enquiry'],
  [['delete'], 'Name the enquiry: delete ID'],
  [['resend'], 'Name the enquiry: resend ID'],
  [['resume'], 'Name the application: resume ID. To see the IDs: list --applications.'],
  [['resend', 'a', '--all'], 'Remove "a"'],
  [['mail', 'a'], 'Remove "a"'],
  [['status', 'a'], 'Remove "a"'],
  [['status', '--csv'], 'status has no --csv'],
  [['list', 'all'], 'Remove "all"'],
  [['show', 'a', 'b'], 'Remove "b"'],
  [['list', '--xml'], '--xml'],
  [['list', '--json', '--csv'], 'Choose one'],
  [['delete', 'a', '--out', 'f'], '--out can only be used with list, show, export, resume, deletions'],
  [['delete', 'a', '--from', 'f'], 'Remove "a"'],
  [['list', '--from', 'f'], '--from can only be used with delete'],
  [['deletions', 'a'], 'Remove "a"'],
  [['export', '--out'], '--out'],
])('%j causes a message and exit code 2', async (args, sentence) => {
  const { output, errorOutput, exitCode } = await runCommand(args, {});
  expect({ output, exitCode }).toEqual({ output: undefined, exitCode: 2 });
  expect(errorOutput).toContain(sentence);
  expect(errorOutput).toContain('--help');
});

test.each([['--help'], ['-h'], ['list', '--help']])('%s explains the commands', async (...args) => {
  const { output, exitCode } = await runCommand(args, {});
  expect(exitCode).toBe(0);
  for (const word of ['list', 'show ID', 'export', '--json', '--csv', 'DATA_DIR'])
    expect(output).toContain(word);
});
