/** The encodings of compressed files, which are next to the original: `entry.js.br`. */
const encodings: Record<string, string> = { br: 'br', gz: 'gzip' };

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * The headers of a plain GET of a key, by the web servers' rules for the same file. All content except that of
 * `current.json` is immutable.
 */
export function objectHeaders(key: string): Record<string, string> {
  const [ending = '', before = ''] = key.split('.').reverse();
  const encoding = encodings[ending];
  return {
    'content-type': contentTypes[encoding ? before : ending] ?? 'application/octet-stream',
    'cache-control': key === 'current.json' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(encoding && { 'content-encoding': encoding }),
  };
}
