/** The state that a flush writes to disk: a file's content, identified by its mtime, or a folder's names. */
export interface DiskState {
  ino: number;
  changed: number;
  names?: Record<string, number>;
}

export function diskState(path: string): DiskState;
