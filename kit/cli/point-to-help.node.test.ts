import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { pointToHelp } from './point-to-help';

const problemOf = (args: string[], allowPositionals = true) => {
  try {
    parseArgs({ args, allowPositionals, options: { share: { type: 'string' }, force: { type: 'boolean' } } });
  } catch (error) {
    return pointToHelp(error, 'release');
  }
};

test.each([
  [['--shares', '5'], "Unknown option '--shares'. All options: site release --help"],
  [['--share'], "Option '--share <value>' argument missing. All options: site release --help"],
  [['--force=5'], "Option '--force' does not take an argument. All options: site release --help"],
])('%j is refused with the command that lists the options', (args, message) => {
  expect(problemOf(args)).toMatchObject({ message });
});

test('a word that no command takes is refused likewise', () => {
  expect(problemOf(['five'], false)).toMatchObject({
    message: expect.stringMatching(/^Unexpected argument 'five'\. .*site release --help$/),
  });
});

test('another error stays', () => {
  const error = new Error('There is no key.');
  expect(pointToHelp(error, 'release')).toBe(error);
});
