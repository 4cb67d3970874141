import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { readEnquiryLines } from './enquiry-lines';

const folder = await temporaryFolderOfFile();

async function program(code: string): Promise<string> {
  const file = join(folder, 'program.mjs');
  await writeFile(file, code);
  return file;
}

test('what needs attention is read from the enquiries’ program, whose exit code is 1 then', async () => {
  const lines = [{ name: 'mails', text: '0 waiting, 1 given up', remedy: 'Resend it.' }];
  const file = await program(`console.log(${JSON.stringify(JSON.stringify(lines))}); process.exitCode = 1;`);
  expect(await readEnquiryLines(file)).toEqual(lines);
});

test.each([
  ['console.error("DATA_DIR is wrong"); process.exitCode = 1;', 'DATA_DIR is wrong'],
  ['console.error("no packages"); console.log("{}");', 'no packages'],
])('the lines of a program that fails have its message', async (code, unseen) => {
  expect(await readEnquiryLines(await program(code))).toContainEqual({ name: 'enquiries', unseen });
});
