import type { CandidatePages, ChosenAddresses } from './choose-addresses';
import { maxRefused, type VisitedPages } from './visit-pages';

/** Opens paths of a snapshot. */
export type Visit = (
  folder: string,
  paths: Pick<ChosenAddresses, 'kinds' | 'further'>,
) => Promise<VisitedPages>;

/**
 * Opens pages of a candidate. Pages of apps that don't change are refused only if they are whole in the deployed site: a shell
 * can be released while the origin of a remote doesn't answer.
 * @param changed the apps whose release changes
 * @returns the others that fail, and in `broken` the paths of other apps that fail in the deployed site, too
 */
export async function visitCandidate(
  visit: Visit,
  { kinds, further }: ChosenAddresses,
  { folder, before, own, changed }: CandidatePages & { changed: ReadonlySet<string> },
): Promise<VisitedPages & { broken: string[] }> {
  const foreign = new Set(own.filter(({ release }) => !changed.has(release.app)).map(({ path }) => path));
  const broken = new Set<string>();
  const others = (paths: string[]) => paths.filter((path) => !broken.has(path));
  for (;;) {
    const visited = await visit(folder, { kinds: others(kinds), further: others(further) });
    const suspects = visited.refused.map(({ path }) => path).filter((path) => foreign.has(path));
    const again =
      before && suspects.length > 0 ? await visit(before, { kinds: suspects, further: [] }) : undefined;
    for (const { path } of again?.refused ?? []) broken.add(path);
    // A visit ends after some failing pages: those that it left are opened without the broken ones.
    const isWhole = visited.refused.length < maxRefused || !again?.refused.length;
    const refused = visited.refused.filter(({ path }) => !broken.has(path));
    if (isWhole) return { refused, late: visited.late, broken: [...broken] };
  }
}
