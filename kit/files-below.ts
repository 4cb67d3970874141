import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hidden files, such as the lock of an editor, and what file managers leave. */
const left = /(?:^|[/\\])(?:\.|(?:Thumbs\.db|desktop\.ini)$)/i;

/** The files of a folder by their paths in it, sorted; none where it is missing. Folders may be links. */
export function filesBelow(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  const isFolder = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory();
  return names.filter((name) => !left.test(name) && !isFolder(name)).sort();
}
