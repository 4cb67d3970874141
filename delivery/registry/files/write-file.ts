import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCompressed } from '@site/kit/release/compress';
import { insideFolder } from '@site/shared/node/inside-folder';

/** Writes a text and its compressed files. */
export async function writeText(folder: string, file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  writeFileIn(folder, file, content);
  await writeCompressed(insideFolder(folder, file), content);
}

/** The names of a text and of its compressed files. */
export function formsOf(file: string): string[] {
  return [file, `${file}.br`, `${file}.gz`];
}

/** Writes a file, and creates its folders. */
export function writeFileIn(folder: string, file: string, content: Buffer | string): void {
  const path = insideFolder(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
