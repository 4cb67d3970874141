import { expect, test } from 'vitest';
import { explainRefusal } from './explain-refusal';

test('a full disk has a remedy, and another error its message', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(explainRefusal(full)).toBe(
    'ENOSPC: no space left on device, write. Free some space on that disk (df -h), and try again.',
  );
  expect(explainRefusal(new Error('no'))).toBe('no');
});
