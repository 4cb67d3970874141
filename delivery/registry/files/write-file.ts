import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeCompressed } from '@site/kit/release/compress';
import { insideFolder } from '@site/shared/node/inside-folder';

/** Writes a text and its compressed files. */
export async function writeText(folder: string, file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFileIn(folder, file, content);
  await writeCompressed(insideFolder(folder, file), content);
}

/** Writes a file, and creates its folders. */
export async function writeFileIn(folder: string, file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(insideFolder(folder, file)), { recursive: true });
  await writeFile(insideFolder(folder, file), content);
}
