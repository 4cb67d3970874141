import { existsSync } from 'node:fs';
import { insideFolder } from '@site/shared/node/inside-folder';
import { linkOrCopy } from './link-or-copy';

/** The files of a snapshot that the next one keeps, under the same names. */
export class KeptFiles {
  /** The names of those that were kept as hard links: their content is that of this snapshot. */
  readonly links = new Set<string>();
  /** Of this snapshot. */
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  pathOf(name: string): string {
    return insideFolder(this.folder, name);
  }

  has(name: string): boolean {
    return existsSync(this.pathOf(name));
  }

  /**
   * @param next the folder of the next snapshot
   * @throws when there is no such file
   */
  keep(next: string, name: string): void {
    if (linkOrCopy(this.pathOf(name), insideFolder(next, name))) this.links.add(name);
  }
}
