/**
 * Completes the addresses of a release's files in the words of a page. The build doesn't know yet where the release will
 * be served, so it writes `"src":"asset:static/image/van.0a1b2c3d.jpg"`.
 * @param json the entry of an address, as the build wrote it
 * @param base the address of the release's files for browsers, with a slash at its end
 */
export function withAssetAddresses(json: string, base: string): string {
  return json.replaceAll('"src":"asset:', `"src":"${base}`);
}
