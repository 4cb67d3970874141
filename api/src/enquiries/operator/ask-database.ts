import { messageOf } from '@site/shared/node/message-of';
import { StartError } from '@site/shared/node/start-error';
import { type DatabaseLocation, locationName, settingOf } from '../../settings/database-location';
import { openForCommand } from '../storage/open-database';
import { openRemedy } from '../storage/open-remedy';
import type { Database } from '../storage/tables';

/**
 * Opens the database for one question or change of an operator, also while the server runs, and closes it afterwards.
 * @param use to `read`, every statement that writes fails
 * @throws StartError when there is no database, or when the work fails
 */
export async function askDatabase<Result>(
  location: DatabaseLocation,
  use: 'read' | 'change',
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openForCommand(location, use);
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = messageOf(error);
    throw new StartError(
      `The enquiries in ${locationName(location)} can't be ${use === 'change' ? 'changed' : 'read'}: ${reason}. ${remedyOf(error, location.kind)}`,
      { cause: error },
    );
  } finally {
    await database.destroy();
  }
}

/** By the code of SQLite or PostgreSQL. */
const remedies = [
  {
    code: /^SQLITE_BUSY|^55P03$|^57014$/,
    remedy: 'It is in use at the moment, for instance by a mail that is being sent. Try again in a minute.',
  },
  {
    code: /^SQLITE_ERROR$|^42P01$|^42703$/,
    remedy: `Start the server once, which migrates the database, and try again. If they are stored elsewhere, correct ${settingOf.sqlite} or ${settingOf.postgres}.`,
  },
  { code: /^42501$/, remedy: `Allow it to the user in ${settingOf.postgres}.` },
];

function remedyOf(error: unknown, kind: DatabaseLocation['kind']): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return remedies.find((each) => each.code.test(code))?.remedy ?? openRemedy(error, kind);
}
