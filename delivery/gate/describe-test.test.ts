import { expect, test } from 'vitest';
import { describeTest } from './describe-test';

test.each([
  ['1.0.0-one', 'Tested with shell 1.0.0-one, which is deployed'],
  ['1.0.0-two', 'Tested with shell 1.0.0-one; shell 1.0.0-two is deployed'],
  [undefined, 'Tested with shell 1.0.0-one; no shell is deployed'],
])('with shell %s deployed, a release names the shell that it was tested with', (deployed, sentence) => {
  expect(describeTest('1.0.0-one', deployed)).toBe(sentence);
});
