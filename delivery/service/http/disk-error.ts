const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'SQLITE_FULL'];

/**
 * For errors that only the operator can correct. Without the sentence, a team reads `no space left on device` as its own disk.
 * @returns the sentence for the team; undefined for other errors
 */
export function diskError(problem: unknown): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  const isOfDisk = 'code' in problem && diskCodes.some((code) => code === problem.code);
  if (!isOfDisk) return diskError(problem.cause);
  return `The release service can’t use its disk: ${problem.message}. Its operator has to correct that.`;
}
