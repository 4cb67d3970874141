interface ShownPreview {
  id: string;
  url: string;
  /** In ISO 8601. */
  expires: string;
  /** App to version. */
  releases: Record<string, string>;
}

/** Prints the releases of a preview, its URL and when it expires; as JSON its id, its URL and when it expires. */
export function showPreview({ id, url, expires, releases }: ShownPreview, json: boolean): void {
  const names = Object.entries(releases).map((release) => release.join(' '));
  console.log(json ? JSON.stringify({ id, url, expires }) : `${names.join(', ')}, until ${expires}:\n${url}`);
}

export function showWithdrawn(id: string, json: boolean): void {
  console.log(json ? JSON.stringify({ id }) : `The preview ${id} is withdrawn.`);
}
