/** Where the enquiries are kept: in a file of this machine, or in a PostgreSQL that several instances share. */
export type DatabaseLocation = { kind: 'sqlite'; folder: string } | { kind: 'postgres'; url: string };

/** @returns what an operator calls it, without the password */
export function locationName(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') return location.folder;
  const { hostname, port, pathname } = new URL(location.url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}

/** The setting that says where the enquiries are kept, for sentences to the operator. */
export const settingOf = { sqlite: 'DATA_DIR', postgres: 'DATABASE_URL' } as const;
