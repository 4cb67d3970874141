/** Where clamd listens, as `net.connect` takes it. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** The port in ClamAV’s own examples. */
const usualPort = 3310;

/** `unix:/path` or `unix:///path` */
const socketAddress = /^unix:(?:\/\/)?(\/[^/].*)$/;

/** @returns undefined unless the text is `unix:/path` or `tcp://host:port` */
export function parseClamdAddress(text: string): ClamdAddress | undefined {
  const path = socketAddress.exec(text)?.[1];
  if (path !== undefined) return { path };
  if (!URL.canParse(text)) return undefined;
  const { href, protocol, host, hostname, port } = new URL(text);
  if (protocol !== 'tcp:' || hostname === '' || href.replace(/\/$/, '') !== `tcp://${host}`) return undefined;
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? usualPort : Number(port) };
}
