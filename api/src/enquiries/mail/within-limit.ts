/**
 * Runs work whose signal is aborted with another one, or after a time. With `AbortSignal.any`, Node 20 would keep each
 * signal in that of the process.
 * @param timeoutMs milliseconds for the work
 */
export async function withinLimit<Result>(
  ending: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limited = new AbortController();
  const end = () => limited.abort(ending.reason);
  const late = new Error(`no answer within ${timeoutMs / 1000} s`);
  const timer = setTimeout(() => limited.abort(late), timeoutMs);
  ending.addEventListener('abort', end);
  if (ending.aborted) end();
  try {
    return await work(limited.signal);
  } catch (error) {
    // What nodemailer throws names no time: `Message sending aborted`.
    throw limited.signal.aborted ? limited.signal.reason : error;
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', end);
  }
}
