import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '@site/shared/node/message-of';
import {
  findInSource,
  readSourceMap,
  type SourceMap,
  type SourcePosition,
} from '@site/shared/node/source-maps/source-map';
import * as v from 'valibot';
import { root } from '../workspace';

const shownPlaces = 3;
const shownComponents = 5;

/** A line of a stack of V8 that names a script. */
const stackLine =
  /^ *at (?:(?:async )?(?<name>.+?) \()?(?<file>(?:file:\/)?\/.+?):(?<line>\d+):(?<column>\d+)\)?$/;

// The build for Node has classes of its own, so that `instanceof` doesn't find their errors.

/** The error of a component (`render-element.ts`). */
const renderErrorSchema = v.object({ componentStack: v.string(), cause: v.unknown() });

/** A mistake in the app's sources, whose message names the place. */
const sourceErrorSchema = v.object({ name: v.literal('SourceError'), message: v.string() });

type Issues = v.ValiError<v.GenericSchema>['issues'];

/** The error of a schema. */
const schemaErrorSchema = v.object({ name: v.literal('ValiError'), issues: v.custom<Issues>(Array.isArray) });

interface Frame {
  /** The function; undefined where it has no name. */
  name: string | undefined;
  file: string;
  line: number;
  column: number;
}

interface NamedPosition extends SourcePosition {
  name: string | undefined;
}

/**
 * Describes what a page threw while it was rendered: the message, where in the app's sources, and in which components.
 * @param dist the app's build, whose scripts for Node have source maps
 */
export async function describeThrown(thrown: unknown, dist: string): Promise<string> {
  if (v.is(schemaErrorSchema, thrown)) return v.summarize(thrown.issues);
  if (v.is(sourceErrorSchema, thrown)) return thrown.message;
  const { componentStack, cause } = v.is(renderErrorSchema, thrown)
    ? thrown
    : { componentStack: '', cause: thrown };
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const positions = await findPositions([...framesOf(stack), ...framesOf(componentStack)]);
  const own = positions.filter(({ source }) => isOwnSource(source, dirname(dist)));
  const shown = own.length > 0 ? own : positions.slice(0, 1);
  const components = componentsOf(componentStack);
  return [
    messageOf(cause),
    ...shown.slice(0, shownPlaces).map((position, at) => `    at ${describePosition(position, at === 0)}`),
    ...(components.length > 0 ? [`    in ${components.join(', in ')}`] : []),
  ].join('\n');
}

function framesOf(stack: string): Frame[] {
  return stack.split('\n').flatMap((text) => {
    const { name, file, line, column } = stackLine.exec(text)?.groups ?? {};
    if (!file) return [];
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    return [{ name, file: path, line: Number(line), column: Number(column) }];
  });
}

/** The positions in sources, one for each function. */
async function findPositions(frames: Frame[]): Promise<NamedPosition[]> {
  const maps = new Map<string, SourceMap | undefined>();
  const positions = new Map<string, NamedPosition>();
  for (const { name, file, line, column } of frames) {
    if (!maps.has(file)) maps.set(file, await readSourceMap(`${file}.map`).catch(() => undefined));
    const map = maps.get(file);
    const found = map && findInSource(map, line, column);
    if (!found) continue;
    const key = name ?? `${found.source}:${found.line}`;
    if (!positions.has(key)) positions.set(key, { name, ...found });
  }
  return [...positions.values()];
}

function describePosition({ name, source, line, column, text }: NamedPosition, withText: boolean): string {
  const place = `${relative(root, source)}:${line}:${column}`;
  return `${name ? `${name} (${place})` : place}${withText && text ? `  ${text}` : ''}`;
}

/** The names of the components of the page, the innermost first, without those of the kit around it. */
function componentsOf(componentStack: string): string[] {
  const names = [...componentStack.matchAll(/^ *at ([A-Z]\w*)/gm)].map(([, name = '']) => name);
  const around = names.indexOf('Router');
  return (around < 0 ? names : names.slice(0, around)).slice(0, shownComponents);
}

function isOwnSource(file: string, folder: string): boolean {
  return file.startsWith(folder + sep) && !file.includes(`${sep}node_modules${sep}`);
}
