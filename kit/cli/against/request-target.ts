/**
 * The URL on the deployed site that a request to the proxy is forwarded to.
 * @param site the origin of the deployed site
 * @param target of the request: a path, or anything else that a client sends
 * @returns undefined for everything but a path of that site
 */
export function requestTarget(site: string, target = ''): URL | undefined {
  // `//host` and `/\host` are URLs of another host.
  const url = target.startsWith('/') && URL.canParse(target, site) ? new URL(target, site) : undefined;
  return url?.origin === site ? url : undefined;
}

/**
 * Whether a request was addressed to this machine. A page of another site can let its own name lead here, and would read
 * the answers.
 */
export function isLocalHost(host: string | undefined, port: number): boolean {
  return host === `localhost:${port}` || host === `127.0.0.1:${port}`;
}
