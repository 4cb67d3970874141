import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@site/kit/workspace';
import { parseIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';

interface ParsedFile<File> {
  /** The hash of its text. */
  text: string;
  file: File;
}

/**
 * The parsed files of a folder, stored between builds: of thousands of articles, most builds change few. A file that other
 * code has parsed is parsed again.
 */
export class ParsedFiles<File extends object> {
  private readonly files: Map<string, ParsedFile<File>>;
  private isChanged = false;

  /** @param storage the file where they are stored */
  constructor(private readonly storage: string) {
    const stored = v.object({
      code: v.literal(codeHash()),
      files: v.record(v.string(), v.object({ text: v.string(), file: v.custom<File>(isObject) })),
    });
    const text = existsSync(storage) ? readFileSync(storage, 'utf8') : undefined;
    this.files = new Map(Object.entries(parseIfValid(text, stored)?.files ?? {}));
  }

  /**
   * @param parse called unless a file of this name with this text was parsed before
   * @throws what `parse` throws
   */
  get(name: string, text: string, parse: () => File): File {
    const hash = createHash('sha256').update(text).digest('base64');
    const known = this.files.get(name);
    if (known?.text === hash) return known.file;
    const file = parse();
    // The pictures that a text names can change without it.
    if (text.includes('![')) return file;
    this.files.set(name, { text: hash, file });
    this.isChanged = true;
    return file;
  }

  /** @param names those of the files that there are */
  store(names: readonly string[]): void {
    if (!this.isChanged) return;
    const kept = new Set(names);
    const files = Object.fromEntries([...this.files].filter(([name]) => kept.has(name)));
    mkdirSync(dirname(this.storage), { recursive: true });
    // Another build may be reading it.
    const staged = `${this.storage}.${process.pid}`;
    writeFileSync(staged, JSON.stringify({ code: codeHash(), files }));
    renameSync(staged, this.storage);
    this.isChanged = false;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

let ownCode: string | undefined;

/** A hash of the code that parses: the sources of the app, kit and shared, and the versions of other packages and of Node. */
function codeHash(): string {
  if (ownCode !== undefined) return ownCode;
  const app = dirname(import.meta.dirname);
  const packages = ['kit', 'shared/src'].map((name) => join(root, 'node_modules/@site', name));
  const sources = [import.meta.dirname, join(app, 'src'), ...packages].flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name));
  });
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources.sort(), join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  ownCode = hash.digest('base64');
  return ownCode;
}
