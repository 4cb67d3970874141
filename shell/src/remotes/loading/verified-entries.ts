import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releaseAt } from './known-releases';

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
    script.crossOrigin = 'anonymous';
    const { origin, pathname } = new URL(script.src);
    // Without its query, which retries add; the file is the same.
    const { metadata, extras } = releaseAt(origin + pathname) ?? {};
    if (metadata?.integrity) script.integrity = metadata.integrity;
    // It changes with each edit, so it has no hash.
    else if (extras?.development !== origin)
      throw new Error(`${url} is in no release record and is not loaded.`);
    return script;
  },
};
