/**
 * For `.catch()` of a file operation: returns `fallback` where the file or folder does not exist, and rethrows every other
 * error. A file that can't be read at the moment (too many open files, a failing disk) must not be treated as missing.
 */
export function ifMissing<T>(fallback: T): (problem: unknown) => T {
  return (problem) => {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return fallback;
    throw problem;
  };
}
