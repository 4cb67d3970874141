import { Refusal } from '../../http/problems/refusal';

/** The lowest rate of an upload. */
export interface UploadRate {
  minBytes: number;
  /** Milliseconds in which so many bytes have to come. */
  intervalMs: number;
}

/**
 * Reads an upload while it comes fast enough, so that a stalled one does not hold its slot until the request times out.
 * @param socket what the upload comes from
 * @param reading ends when the upload is read
 * @throws with the status 408 when fewer bytes come; the reading then ends with the connection
 */
export async function requireUploadRate<Result>(
  socket: { bytesRead: number },
  { minBytes, intervalMs }: UploadRate,
  reading: Promise<Result>,
): Promise<Result> {
  let bytesBefore = socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (socket.bytesRead - bytesBefore < minBytes) reject(new Refusal(408, 'The upload is too slow'));
      bytesBefore = socket.bytesRead;
    }, intervalMs);
  });
  try {
    return await Promise.race([reading, tooSlow]);
  } finally {
    clearInterval(timer);
    // Once it is too slow, nobody waits for the reading any more.
    reading.catch(() => {});
  }
}
