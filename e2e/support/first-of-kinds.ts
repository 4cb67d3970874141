import type { SitePath } from '../deployed/deployed-site';

/** The first path of each kind. Paths of one kind share a page module, and so its layout. */
export function firstOfKinds(paths: SitePath[]): SitePath[] {
  return paths.filter(
    ({ remote, page }, index) =>
      paths.findIndex((each) => each.remote === remote && each.page === page) === index,
  );
}
