/**
 * The release service to use: `--to`, or the setting DELIVERY_URL.
 * @returns undefined for the site of this checkout, as with `--to site`
 */
export function readService(to = process.env.DELIVERY_URL): string | undefined {
  return to === 'site' ? undefined : to || undefined;
}

/**
 * The origin of a release service.
 * @param address as in `--to` or DELIVERY_URL
 * @throws when it is no URL, or a key would be sent to it unencrypted
 */
export function serviceOrigin(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`The release service is "${address}". Give its address: --to https://release.example`);
  const { origin, protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`${address} would send your key unencrypted. Use https://`);
  return origin;
}
