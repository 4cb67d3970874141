import { expect, test } from 'vitest';
import { readTogether } from './named-release';

test('releases that are deployed together are named by app and version', () => {
  expect(readTogether(['shell@1.0.0-abc', 'mf-contact@2.0.0-def'])).toEqual({
    shell: '1.0.0-abc',
    'mf-contact': '2.0.0-def',
  });
  expect(readTogether([])).toBeUndefined();
});

test.each([
  ['shell', '--with shell needs the version of a stored release'],
  ['shell@', '"" is not the version of a release'],
  ['shell@../1', '"../1" is not the version of a release'],
  ['shell@1.0.0-abc@2', '"1.0.0-abc@2" is not the version of a release'],
  ['../shell@1.0.0-abc', 'There is no app "../shell"'],
])('%s is refused', (word, message) => {
  expect(() => readTogether([word])).toThrow(message);
});

test('an app that is named twice is refused', () => {
  expect(() => readTogether(['shell@1.0.0-abc', 'shell@1.0.0-def'])).toThrow('--with names one app twice');
});
