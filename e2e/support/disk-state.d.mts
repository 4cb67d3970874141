/** What a flush of a file or folder brings to disk: a file's content, known by its time of change, or a folder's names. */
export interface DiskState {
  ino: number;
  changed: number;
  names?: Record<string, number>;
}

export function diskState(path: string): DiskState;
