import { median, standardError } from './statistics';

/** One visit of a page in one variant of the site. */
interface Visited<Variant, Notes> {
  path: string;
  variant: Variant;
  notes: Notes;
}

/** Visits the variants of each page in turns, so that load on the machine affects all. */
export async function visitInTurns<Variant, Notes>(
  runs: number,
  paths: readonly string[],
  variants: readonly Variant[],
  visit: (variant: Variant, path: string) => Promise<Notes>,
): Promise<Visited<Variant, Notes>[]> {
  const visited: Visited<Variant, Notes>[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const path of paths)
      for (const variant of run % 2 ? variants : variants.toReversed())
        visited.push({ path, variant, notes: await visit(variant, path) });
    console.log(`run ${run} of ${runs}`);
  }
  return visited;
}

/** Reads the figures of visits. */
export function figuresOf<Variant, Figure extends string>(
  visited: Visited<Variant, Record<Figure, number>>[],
) {
  const values = (path: string, variant: Variant, figure: Figure) =>
    visited
      .filter((each) => each.path === path && each.variant === variant)
      .map(({ notes }) => notes[figure]);
  return {
    /** The median; NaN without visits. */
    of: (path: string, variant: Variant, figure: Figure) => median(values(path, variant, figure)),
    /** The standard error of that median. */
    errorOf: (path: string, variant: Variant, figure: Figure) => standardError(values(path, variant, figure)),
  };
}
