import type { Release, ReleasedRoute } from '@site/shared/contracts/release';
import { Parser, parse } from 'parse5';
import { satisfies } from 'semver';
import { type LiveReleases, pageOfRoute } from '../store/live-releases';

/** Why a candidate must not go live. Visitors see nothing of it. */
class GateRefusal extends Error {}

/**
 * Checks what can be known without rendering: every page that the shell's routes want is exposed,
 * and every module that shell and remotes share fits both.
 * @throws GateRefusal naming the app, the cause and the remedy
 */
export function checkFit(live: LiveReleases): void {
  for (const route of live.shell.routes) checkExposed(live, route);
  for (const remote of live.remotes) checkShared(live.shell, remote);
}

/**
 * Checks one composed page: a whole document, with one heading, its own title, description and canonical address,
 * nothing that only a script would reveal, and no style attribute, which the security policy forbids.
 * @param html without its style sheets: they are most of its text, and were looked at when they were read
 * @throws GateRefusal naming the page and what is wrong with it
 */
export function checkPage(path: string, html: string): void {
  const bare = withoutWords(html);
  const faults = hasParseError(bare) ? parseErrors(html) : [];
  const headings = count(bare, /<h1[\s>]/g);
  if (headings !== 1) faults.push(`it has ${headings} main headings instead of one`);
  if (count(bare, /<title[\s>]/g) !== 1) faults.push('it has no title of its own');
  if (count(html, /<meta name="description" content="[^"]/g) !== 1)
    faults.push('it has no description of its own');
  if (count(html, /<link rel="canonical" href="[^"]/g) !== 1) faults.push('it has no canonical address');
  if (/<template[\s>]|<!--\$[?!]/.test(bare)) faults.push('a part of it would wait for a script');
  // Within text a quotation mark is written as an entity.
  if (bare.includes(' style="')) faults.push('it has a style attribute');
  if (faults.length > 0) throw new GateRefusal(`${path} is not fit for visitors: ${faults.join('; ')}.`);
}

/** Attribute values and text in which nothing can be wrong: no control character, nothing that HTML reads as its own. */
const harmlessValue = /="[ !#-%'-;=?-~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]+"/g;
const harmlessText = />[ !-%'-;=?-~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]+</g;

function withoutWords(html: string): string {
  return html.replaceAll(harmlessValue, '=""').replaceAll(harmlessText, '><');
}

function count(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}

/** A start tag whose attributes are all empty; its name, and the slash that closes some of SVG at once. */
const startTag = /<([a-z][a-z0-9]*)(?: [a-zA-Z:-]+(?:="")?)+(\/?)>/g;

/** Start tags in which nothing was wrong: a second time, only where they stand can be, and that is a matter of names. */
const knownTags = new Set<string>();

/** The same empty element several times over, as the threads of cloth are. */
const repeated = /(<([a-z]+)><\/\2>)\1+/g;

/** Pages without words and attributes in which nothing was wrong: those of one template often differ in nothing else. */
const knownPages = new Set<string>();

/** Knowing where the errors are doubles what parsing costs, so only a page that has some is asked. */
function hasParseError(bare: string): boolean {
  const seen: string[] = [];
  const names = bare
    .replaceAll(startTag, (tag: string, name: string, slash: string) => {
      if (knownTags.has(tag)) return `<${name}${slash}>`;
      seen.push(tag);
      return tag;
    })
    .replaceAll(repeated, '$1');
  if (knownPages.has(names)) return false;
  let found = false;
  const parser = new Parser();
  parser.onParseError = () => {
    found = true;
  };
  parser.tokenizer.write(names, true);
  if (found) return true;
  for (const tag of seen) knownTags.add(tag);
  knownPages.add(names);
  return false;
}

function parseErrors(html: string): string[] {
  const errors: string[] = [];
  parse(html, {
    onParseError: ({ code, startOffset }) => errors.push(`${code} after ${lastWords(html, startOffset)}`),
  });
  return errors;
}

/** What stands before a place, long enough to find it in the source: the document is one line. */
function lastWords(html: string, offset: number): string {
  return html.slice(Math.max(0, offset - 40), offset);
}

function checkExposed(live: LiveReleases, route: ReleasedRoute): void {
  try {
    pageOfRoute(live, route);
  } catch (problem) {
    throw new GateRefusal(problem instanceof Error ? problem.message : String(problem));
  }
}

function checkShared(shell: Release, remote: Release): void {
  for (const [name, { accepts }] of Object.entries(remote.shared)) {
    const provided = shell.shared[name]?.version;
    if (provided === undefined) {
      throw new GateRefusal(
        `${remote.app} ${remote.version} shares ${name}, which shell ${shell.version} does not provide.`,
      );
    }
    if (!satisfies(provided, accepts)) {
      throw new GateRefusal(
        `${remote.app} ${remote.version} needs ${name} ${accepts}, but shell ${shell.version} provides ${provided}. Release a shell or a remote that fits.`,
      );
    }
  }
}
