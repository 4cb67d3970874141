import { spawnSync } from 'node:child_process';
import { messageOf } from '@site/shared/node/message-of';
import { onOneLine } from '@site/shared/node/printable-text';
import { StartError } from '@site/shared/node/start-error';
import { createFile } from './create-file';

/**
 * Dumps a PostgreSQL database into a new file with pg_dump.
 * @throws StartError when the file exists already, or with what pg_dump reports
 */
export function dumpPostgres(url: string, file: string): Promise<void> {
  return createFile(file, (stagingPath) => {
    const { address, password } = withoutPassword(url);
    const args = ['--format=custom', `--file=${stagingPath}`, `--dbname=${address}`];
    const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password };
    const { status, stderr, error } = spawnSync('pg_dump', args, { env, encoding: 'utf8' });
    if (status === 0) return;
    const reason = onOneLine(error ? messageOf(error) : stderr.trim());
    const isUnfit = error || stderr.includes('version mismatch');
    const remedy = isUnfit ? ' Install a pg_dump that is not older than the database.' : '';
    throw new StartError(`The backup to ${file} failed: ${reason}.${remedy}`, { cause: error });
  });
}

/** Each user of the machine can read the arguments of its programs. */
export function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const { searchParams } = address;
  const password = searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  searchParams.delete('password');
  // To PostgreSQL's programs, a plus is no space.
  address.search = address.search.replaceAll('+', '%20');
  return { address: address.href, password };
}
