/** Files of the site that belong to no page: icons and the web manifest. */
export async function siteImages(): Promise<{ file: string; content: Buffer | string }[]> {
  return [];
}
