import { removeExpiredPreviews } from './kept-previews';

const everyMs = 3_600_000;

/** Removes expired previews now and every hour, until it is stopped. */
export function expirePreviewsRepeatedly(onError: (error: unknown) => void): { stop: () => void } {
  const expire = () => void removeExpiredPreviews().catch(onError);
  expire();
  const timer = setInterval(expire, everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
