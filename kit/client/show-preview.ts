interface ShownPreview {
  id: string;
  url: string;
  /** In ISO 8601. */
  expires: string;
  /** Of the pages that it changes. */
  paths: string[];
  /** App to version. */
  releases: Record<string, string>;
}

/** Prints the releases of a preview, its URL and when it expires; as JSON all but the releases. */
export function showPreview({ id, url, expires, paths, releases }: ShownPreview, json: boolean): void {
  const names = Object.entries(releases).map((release) => release.join(' '));
  console.log(
    json ? JSON.stringify({ id, url, expires, paths }) : `${names.join(', ')}, until ${expires}:\n${url}`,
  );
}

export function showWithdrawn(id: string, json: boolean): void {
  console.log(json ? JSON.stringify({ id }) : `The preview ${id} is withdrawn.`);
}
