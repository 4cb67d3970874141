/**
 * Mounts for a remote that is developed or tested before the operator has given it one: it owns the top-level path of each
 * of its pages. The gate of the site checks which paths it really owns.
 * @param mounts of the shell; returned as they are if one of them is the remote's
 * @param paths that the remote names
 */
export function withOwnMounts(
  mounts: Record<string, string>,
  app: string,
  paths: string[],
): Record<string, string> {
  if (Object.values(mounts).includes(app)) return mounts;
  const own = paths.map((path) => `/${path.split('/', 2)[1] ?? ''}`);
  return { ...mounts, ...Object.fromEntries(own.map((mount) => [mount, app])) };
}
