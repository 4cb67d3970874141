import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Waits until a server prints its URL.
 * @param remedy what to do when it ends without one
 * @returns the URL, and the server's output until then
 * @throws with the output, and the remedy in the last line
 */
export async function readyAddress(
  { stdout, stderr }: ChildProcess,
  remedy: string,
): Promise<{ address: string; output: string }> {
  if (!stdout) throw new Error('The server was started without its output.');
  let output = '';
  stderr?.on('data', (text) => {
    output += text;
  });
  for await (const line of createInterface({ input: stdout })) {
    output += `${line}\n`;
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, output };
  }
  throw new Error(`The server did not start.\n${output}${remedy}`);
}
