import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, isDeveloped } from './known-releases';

/**
 * Sets `integrity` on the script of each remote's entry to the hash in the release record. Throws for an entry without a
 * hash, unless it comes from the remote's development server. The entry in turn contains the hashes of its chunks.
 */
export const verifiedEntries: ModuleFederationRuntimePlugin = {
  name: 'verified-entries',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const integrity = integrityOf(withoutQuery(url));
    if (!integrity && !isDeveloped(withoutQuery(url)))
      throw new Error(`${url} is in no release record and is not loaded.`);
    if (integrity) script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

/** Retries add a query; the file is the same. */
function withoutQuery(address: string): string {
  const url = new URL(address, location.href);
  url.search = '';
  return url.href;
}
