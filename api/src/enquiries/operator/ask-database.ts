import { StartError } from '@site/shared/node/start-error';
import { type DatabaseLocation, locationName } from '../../settings/database-location';
import { openDatabaseToChange, openDatabaseToRead } from '../storage/open-database';
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
  const database = (use === 'change' ? openDatabaseToChange : openDatabaseToRead)(location);
  try {
    return await work(database);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The enquiries in ${locationName(location)} can't be ${use === 'change' ? 'changed' : 'read'}: ${reason}. Start the server once, which migrates the database, and try again.`,
      { cause: error },
    );
  } finally {
    await database.destroy();
  }
}
