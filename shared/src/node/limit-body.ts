/**
 * Limits the body of an answer of `fetch`: a server may send without end, or compressed zeros.
 * @param maxBytes after decompression
 * @returns the same answer, of which reading a larger body fails
 */
export function limitBody(answer: Response, maxBytes: number): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error(`its answer is larger than ${maxBytes} bytes`);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(counter) ?? null, answer);
}
