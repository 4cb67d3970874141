import { applicationTextFields } from '@site/shared/site-model/application';
import type { StoredApplication } from '../application/application-store';

const columns = ['id', 'createdAt', ...applicationTextFields, 'resumeName'] as const;
const columnsWithScan = [...columns, 'resumeScan'] as const;

/** The columns of applications: with the result of each scan, unless no resume was scanned. */
export function applicationColumns(
  applications: StoredApplication[],
): readonly (typeof columnsWithScan)[number][] {
  return applications.some(({ resumeScan }) => resumeScan) ? columnsWithScan : columns;
}

/** Names the result of an application's scan, also when there is none. */
export function withScan<Application extends StoredApplication>(application: Application) {
  return { ...application, resumeScan: application.resumeScan ?? 'not scanned' };
}
