import { expect, test } from 'vitest';
import { explainRefusal } from './explain-refusal';

test('a full disk has a remedy, and another error its message', () => {
  for (const [code, message] of [
    ['ENOSPC', 'ENOSPC: no space left on device, write'],
    ['SQLITE_FULL', 'database or disk is full'],
  ]) {
    const full = Object.assign(new Error(message), { code });
    expect(explainRefusal(full)).toBe(`${message}. Free some space on that disk (df -h), and try again.`);
  }
  expect(explainRefusal(new Error('no'))).toBe('no');
});
