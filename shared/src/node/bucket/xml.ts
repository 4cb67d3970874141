const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The content of each element of that name. The answers that are read here have a fixed form without attributes, and no
 * element within one of its own name: a full XML parser would be the larger risk.
 */
export function elementsOf(xml: string, name: string): string[] {
  const [, ...parts] = xml.split(`<${name}>`);
  return parts.map((part) => part.split(`</${name}>`, 1)[0] ?? '');
}

/** The text of the first element of that name. */
export function textOf(xml: string, name: string): string | undefined {
  const [first] = elementsOf(xml, name);
  return first?.replaceAll(/&(\w+);/g, (entity, letters) => entities[letters] ?? entity);
}
