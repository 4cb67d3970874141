import { Refusal } from '@site/shared/http/refusal';

/** The lowest rate of an upload. */
export interface UploadRate {
  minBytes: number;
  /** Milliseconds in which these bytes have to arrive. */
  intervalMs: number;
}

/**
 * Reads an upload while it is fast enough, so that a stalled one does not keep its slot until the request times out.
 * @param socket the upload's connection
 * @param reading ends when the upload is read
 * @throws with the status 408 when the upload is slower; `reading` then ends with the connection
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
    // After the error, the result of the reading is not used.
    reading.catch(() => {});
  }
}
