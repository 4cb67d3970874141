import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@site/delivery/registry/workspace';

interface CommandPlace {
  /** The working directory; by default the checkout. */
  folder?: string;
  settings?: Record<string, string>;
}

/**
 * Runs a command until it exits.
 * @returns its output
 * @throws with its output when it fails
 */
export async function runCommand(
  [program = '', ...args]: string[],
  { folder = root, settings = {} }: CommandPlace = {},
): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${output}${errors}`.trim());
  return output;
}
