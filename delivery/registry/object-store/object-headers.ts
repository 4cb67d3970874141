import { extname } from 'node:path';
import { contentTypeOf } from '@site/kit/browser/content-type';

/** The encodings of compressed files, which are next to the original: `entry.js.br`. */
const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' };

/**
 * The headers of a plain GET of a key, by the web servers' rules for the same file. All public content
 * except that of `current.json` is immutable.
 */
export function objectHeaders(key: string): Record<string, string> {
  const ending = extname(key);
  const encoding = encodings[ending];
  const original = encoding ? key.slice(0, -ending.length) : key;
  return {
    'content-type': contentTypeOf(original) ?? 'application/octet-stream',
    'cache-control': key === 'current.json' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(encoding && { 'content-encoding': encoding }),
  };
}
