const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'SQLITE_FULL'];

/**
 * For errors that only the operator can correct. Without the sentence, a team reads `no space left on device` as its own disk.
 * @returns the sentence for the team; undefined for other errors
 */
export function diskError(problem: unknown): string | undefined {
  if (!(problem instanceof Error)) return undefined;
  const code = 'code' in problem && diskCodes.find((each) => each === problem.code);
  if (!code) return diskError(problem.cause);
  // Without the message, which may name a folder of the service. Its log has it.
  return `The release service can’t use its disk (${code}). Its operator has to correct that.`;
}
