import { type DatabaseLocation, settingOf } from '../../settings/database-location';
import { UnusableDatabase } from './migrate';

interface Cause {
  /** The code of SQLite, PostgreSQL or the system. */
  code: RegExp;
  remedy: string;
}

const restore = 'Restore a backup (docs/running.md)';
const freeSpace = 'Free space on its disk. The server retries by itself.';

const causes: Record<DatabaseLocation['kind'], Cause[]> = {
  sqlite: [
    { code: /^SQLITE_BUSY/, remedy: 'Another program is changing it. The server retries by itself.' },
    { code: /^SQLITE_FULL|^ENOSPC$/, remedy: freeSpace },
    { code: /^EACCES$/, remedy: 'Give that file or folder to the user of the server, with: chown' },
    { code: /^SQLITE_IOERR/, remedy: 'Check its disk, for instance with: dmesg' },
    {
      code: /^SQLITE_(NOTADB|CORRUPT)/,
      remedy: `Its file is damaged. ${restore}, or set ${settingOf.sqlite} to another folder.`,
    },
    {
      code: /^SQLITE_ERROR$/,
      remedy: `Its tables are not those of any version of the server: an older version was interrupted while it changed them. ${restore}. If nothing was stored yet, move the file enquiries.sqlite away.`,
    },
    { code: /./, remedy: `Make that folder writable, or set ${settingOf.sqlite} to another one.` },
  ],
  postgres: [
    {
      code: /^55P03$|^57014$/,
      remedy:
        'Another session uses its tables, for instance pg_dump or an instance that migrates them. The server retries by itself.',
    },
    { code: /^53100$/, remedy: freeSpace },
    {
      code: /^53300$/,
      remedy:
        'End connections of other programs, or raise its max_connections: each server needs up to ten. The server retries by itself.',
    },
    { code: /^57P03$/, remedy: 'It is starting or stopping. The server retries by itself.' },
    {
      code: /^25006$/,
      remedy: `Name its primary server in ${settingOf.postgres}, or reset default_transaction_read_only there.`,
    },
    {
      code: /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
      remedy: 'Renew its certificate, or correct the clock of this machine.',
    },
    {
      code: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
      remedy: `Name a host in ${settingOf.postgres} that its certificate is for.`,
    },
    {
      code: /CERT|^UNABLE_TO_/,
      remedy: `Name its certificate authority in ${settingOf.postgres} (sslrootcert, docs/running.md).`,
    },
    { code: /^42501$/, remedy: 'Allow its user to create and change tables there.' },
    {
      code: /^42/,
      remedy: `Its tables are not those of any version of the server. ${restore}, or name an empty database in ${settingOf.postgres}.`,
    },
    {
      code: /./,
      remedy: `Start that database and check its name, user, password and certificate in ${settingOf.postgres}.`,
    },
  ],
};

/** @returns the remedy for a database that does not open; empty if the error contains it */
export function openRemedy(error: unknown, kind: DatabaseLocation['kind']): string {
  if (error instanceof UnusableDatabase) return '';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return causes[kind].find((cause) => cause.code.test(code))?.remedy ?? '';
}
