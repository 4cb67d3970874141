import { messageOf } from '@site/shared/node/message-of';
import { StartError } from '@site/shared/node/start-error';
import Sqlite from 'libsql';

/** The tables whose rows are counted for the operator. */
export const countedTables = ['enquiries', 'applications', 'notifications'] as const;

export type Counts = Record<(typeof countedTables)[number], number>;

/**
 * Checks that a file is a complete database of this site.
 * @param shown the file to name in an error, if `file` is a copy of it
 * @param remedy a sentence for the error, after a space
 * @throws StartError naming the file and the error
 */
export function checkCopy(file: string, shown = file, remedy = ''): Counts {
  const copy = new Sqlite(file);
  try {
    const problems = copy.prepare('PRAGMA integrity_check').pluck().all();
    if (problems.join() !== 'ok') throw new Error(problems.slice(0, 3).join('; '));
    const counts = countedTables.map((table) => {
      const [rows] = copy.prepare(`SELECT count(*) FROM ${table}`).pluck().all();
      return [table, Number(rows)] as const;
    });
    return { enquiries: 0, applications: 0, notifications: 0, ...Object.fromEntries(counts) };
  } catch (error) {
    const reason = messageOf(error);
    throw new StartError(`${shown} is not a complete database of this site: ${reason}.${remedy}`, {
      cause: error,
    });
  } finally {
    copy.close();
  }
}

/** The counts as text. */
export function describeCounts({ enquiries, applications, notifications }: Counts): string {
  return `${enquiries} enquiries, ${applications} applications and ${notifications} notifications`;
}
