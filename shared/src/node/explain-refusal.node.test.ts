import { expect, test } from 'vitest';
import { explainRefusal } from './explain-refusal';
import { temporaryFolder } from './testing/temporary-folder';

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

test('a user without access to a folder that it owns has to change its mode', async () => {
  const folder = await temporaryFolder();
  const path = `${folder}/a`;
  const refusal = Object.assign(new Error('EACCES'), { code: 'EACCES', path });
  expect(explainRefusal(refusal)).toBe(
    `This user (${process.geteuid?.()}) has no access to ${path}. Run chmod u+rwX ${folder}.`,
  );
});
