/**
 * The URL of a release is not known when it is built. Its builds write the URL of a file as this scheme and the file's
 * name: `asset:static/image/van.0a1b2c3d.jpg`.
 */
export const assetScheme = 'asset:';

/**
 * Completes the URLs in the entry of a page.
 * @param json the entry, as the build wrote it
 * @param base the URL of the release's files for browsers, ending in a slash
 */
export function withAssetAddresses(json: string, base: string): string {
  return json.replaceAll(`"src":"${assetScheme}`, `"src":"${base}`);
}

/** In the markup of a page they are in attributes only; React escapes the quotes of a text. */
const addressAttributes = / (?:src|href|poster|srcset|imagesrcset)="[^"]*"/gi;

/**
 * Completes the URLs in the markup of a page.
 * @param base the URL of the release's files for browsers, ending in a slash
 */
export function markupWithAssetAddresses(html: string, base: string): string {
  return html.replace(addressAttributes, (attribute) =>
    attribute.replaceAll(/(["\s,])asset:/g, (_, before) => before + base),
  );
}
