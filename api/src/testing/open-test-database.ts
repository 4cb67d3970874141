import { onTestFinished } from 'vitest';
import { openDatabase } from '../enquiries/storage/open-database';
import type { DatabaseLocation } from '../settings/database-location';

/** Opens a database like the server; closed when the test ends. */
export async function openTestDatabase(location: DatabaseLocation) {
  const database = await openDatabase(location);
  onTestFinished(() => database.destroy());
  return database;
}
