import type { SiteCopy } from './site-copy';

interface NewKey {
  name: string;
  apps: string[];
  /** Comma-separated permissions. */
  may: string;
}

/** Adds a key for the release service of a copy of the site, like its operator. */
export async function addTeamKey(site: SiteCopy, { name, apps, may }: NewKey): Promise<string> {
  const { output } = await site.command('delivery', 'keys', 'add', name, '--app', apps.join(), '--may', may);
  const [key] = /^site_\S+/m.exec(output) ?? [];
  if (!key) throw new Error(output);
  return key;
}
