import { BucketAwayError } from '@site/shared/node/bucket/bucket-errors';
import { messageOf } from '@site/shared/node/message-of';

const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'SQLITE_FULL'];

/**
 * The answer to an error that only the operator can correct, or that has such a cause. Without it, a team reads `no space left
 * on device` as its own disk.
 * @returns undefined for other errors
 */
export function operatorError(error: unknown): { status: number; detail: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BucketAwayError) return { status: 503, detail: messageOf(error) };
    const code = codeOf(cause);
    // Without the message, which may name a folder of the service. Its log has it.
    if (code !== undefined)
      return {
        status: 507,
        detail: `The release service can’t use its disk (${code}). Its operator has to correct that.`,
      };
  }
  return undefined;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error ? diskCodes.find((code) => code === error.code) : undefined;
}
