import { insideFolder } from '@site/shared/node/inside-folder';
import { onOneLine } from '@site/shared/node/printable-text';
import { rememberLatest } from '@site/shared/node/remember-latest';
import { findInSource, readSourceMap } from './source-map';

/** A position in a script of a release; no segment of its path starts with a dot. */
const scriptPosition =
  /^([\w-]+)\/(\w[\w.+-]*)\/((?:[\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*\.js):(\d{1,6}):(\d{1,8})$/;

const maxMaps = 4;
/** Of a source's name, and of the line that threw. */
const maxLength = 200;

/** The position of an error in the sources. */
export interface ResolvedStack {
  /** `mf-careers/src/pages/careers/careers-page.tsx:12:7`, the innermost first; as reported where there is no source map. */
  stack: string[];
  /** The line of the source that threw. */
  line?: string;
}

/**
 * The app and the release of the script that threw.
 * @param releases that may be named, as `app/version`
 * @returns undefined where the stack names none of them
 */
export function thrownBy(
  stack: string[],
  releases: ReadonlySet<string>,
): { app: string; release: string } | undefined {
  const [, app = '', release = ''] = scriptPosition.exec(stack[0] ?? '') ?? [];
  return releases.has(`${app}/${release}`) ? { app, release } : undefined;
}

export type StackResolver = ReturnType<typeof createStackResolver>;

/**
 * Creates a function that finds the sources of a stack by the source maps of a release. It never throws.
 * @param siteDirectory the folder with `releases`
 * @returns a function that takes a stack and the releases that it may name, as `app/version`
 */
export function createStackResolver(siteDirectory: string) {
  // One that is missing is looked for again: a replica copies source maps after the pages.
  const mapOf = rememberLatest(maxMaps, readSourceMap);

  async function resolvePosition(place: string, releases: ReadonlySet<string>) {
    const [, app = '', release = '', script = '', line, column] = scriptPosition.exec(place) ?? [];
    if (!releases.has(`${app}/${release}`)) return undefined;
    const map = await mapOf(insideFolder(siteDirectory, 'releases', app, release, `maps/${script}.map`));
    const found = findInSource(map, Number(line), Number(column));
    if (!found || found.source.length > maxLength) return undefined;
    // A database may refuse what a team's file contains, and a terminal obey it.
    const source = onOneLine(found.source);
    return { place: `${source}:${found.line}:${found.column}`, text: found.text && onOneLine(found.text) };
  }

  return async (stack: string[], releases: ReadonlySet<string>): Promise<ResolvedStack> => {
    const positions = stack.map((place) => resolvePosition(place, releases));
    // A source map is a team's file, which may contain anything.
    const resolved = await Promise.all(positions.map((position) => position.catch(() => undefined)));
    const line = resolved[0]?.text?.slice(0, maxLength);
    return {
      stack: stack.map((place, index) => resolved[index]?.place ?? place),
      ...(line && { line }),
    };
  };
}
