import { ownerOf } from '@site/shared/site-model/route-matching';

/** Every remote, including those with a separate repository. */
type Remote = 'mf-marketing' | 'mf-careers' | 'mf-blog-projects' | 'mf-contact';

/**
 * Which remote owns which paths: a mount and everything below it, the longest mount first. It changes when a remote is
 * added; the pages are in each remote's own `src/routes.ts`.
 */
export const mounts: Record<`/${string}`, Remote> & { '/': Remote } = {
  '/': 'mf-marketing',
  '/career': 'mf-careers',
  '/blog': 'mf-blog-projects',
  '/project': 'mf-blog-projects',
  '/contact': 'mf-contact',
  '/contact.html': 'mf-contact',
};

/** Every remote that owns paths. The release record lists the deployed ones. */
export const mountedRemotes = [...new Set(Object.values(mounts))];

/** The remote that owns a path, whether it has a page there or not. */
export function remoteAt(pathname: string): Remote {
  return ownerOf(mounts, pathname) ?? mounts['/'];
}
