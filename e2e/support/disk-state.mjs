import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function diskState(path) {
  const found = statSync(path);
  const names = found.isDirectory()
    ? Object.fromEntries(readdirSync(path).map((name) => [name, lstatSync(join(path, name)).ino]))
    : undefined;
  return { ino: found.ino, changed: found.mtimeMs, names };
}
