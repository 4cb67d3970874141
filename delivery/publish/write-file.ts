import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCompressed } from '@site/kit/release/compress';

/** Writes a text and its compressed forms. */
export async function writeText(folder: string, file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFileIn(folder, file, content);
  await writeCompressed(join(folder, file), content);
}

/** Writes a file, and the folders it lies in. */
export async function writeFileIn(folder: string, file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}
