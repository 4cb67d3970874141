/** The location of the enquiries: a folder of this machine, or a PostgreSQL that several instances share. */
export type DatabaseLocation = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

/** @returns its name for operators, without the password */
export function locationName(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') return location.folder;
  const { hostname, port, pathname } = new URL(location.url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}

/** The setting of each kind of location, for messages. */
export const settingOf = { sqlite: 'DATA_DIR', postgres: 'DATABASE_URL' } as const;
