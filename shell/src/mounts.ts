import { ownerOf } from '@site/shared/contracts/route-matching';

/** Every remote, those with a repository of their own among them. */
type Remote = 'mf-marketing' | 'mf-careers' | 'mf-blog-projects' | 'mf-contact';

/**
 * Which remote owns which addresses: a mount and everything below it, the longest mount first. It changes when a remote is
 * added; which pages there are says each remote's own `src/routes.ts`.
 */
export const mounts: Record<`/${string}`, Remote> & { '/': Remote } = {
  '/': 'mf-marketing',
  '/career': 'mf-careers',
  '/blog': 'mf-blog-projects',
  '/project': 'mf-blog-projects',
  '/contact': 'mf-contact',
  '/contact.html': 'mf-contact',
};

/** Every remote that has addresses. Whether one is live, the release record says. */
export const mountedRemotes = [...new Set(Object.values(mounts))];

/** The remote that owns an address, whether it has a page there or not. */
export function remoteAt(pathname: string): Remote {
  return ownerOf(mounts, pathname) ?? mounts['/'];
}
