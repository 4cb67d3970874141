import { applicationTextFields } from '@site/shared/site-model/application';
import type { StoredApplication } from '../application/application-store';

export const applicationColumns = ['id', 'createdAt', ...applicationTextFields, 'resumeName'] as const;
export const scannedColumns = [...applicationColumns, 'resumeScan'] as const;

/**
 * Names the result of each resume's scan.
 * @returns undefined where none is scanned: then they need no such column
 */
export function withScans<Application extends StoredApplication>(
  applications: Application[],
): (Application & { resumeScan: string })[] | undefined {
  if (!applications.some(({ resumeScan }) => resumeScan)) return undefined;
  return applications.map((application) => ({
    ...application,
    resumeScan: application.resumeScan ?? 'not scanned',
  }));
}
