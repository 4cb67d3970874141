import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, isPreviewOfOrigin } from './live-releases';

/**
 * Gives the script of every remote's entry the hash that the record names, so that the browser refuses any other file.
 * An entry without a hash is not loaded at all, except in a preview of a development server, and from that alone; the chunks behind an entry carry their hashes within it.
 */
export const verifiedEntries: ModuleFederationRuntimePlugin = {
  name: 'verified-entries',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // While developing, entries change with every keystroke and no record knows their hash.
    if (process.env.NODE_ENV !== 'production') return script;
    const integrity = integrityOf(withoutQuery(url));
    if (!integrity && !isPreviewOfOrigin(withoutQuery(url)))
      throw new Error(`${url} is in no release record, so nobody vouches for it. It is not loaded.`);
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

/** A second attempt asks under another query; the file is the same. */
function withoutQuery(address: string): string {
  const url = new URL(address, location.href);
  url.search = '';
  return url.href;
}
