import type { Release, ReleasedRoute } from '@site/shared/contracts/release';
import { Parser, parse } from 'parse5';
import { satisfies } from 'semver';
import type { InlineStyle } from './inline-style';
import { type LiveReleases, pageOfRoute } from './live-releases';

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
 * @param styles the style sheets in it: they are most of its text, and were looked at when they were read
 * @throws GateRefusal naming the page and what is wrong with it
 */
export function checkPage(path: string, whole: string, styles: InlineStyle[] = []): void {
  const html = styles.reduce((text, { css }) => text.replace(css, ''), whole);
  const faults = hasMarkupFault(html.replaceAll(harmless, '')) ? markupFaults(whole) : [];
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  if (count(/<h1[\s>]/g) !== 1) faults.push(`it has ${count(/<h1[\s>]/g)} main headings instead of one`);
  if (count(/<title[\s>]/g) !== 1) faults.push('it has no title of its own');
  if (count(/<meta name="description" content="[^"]/g) !== 1) faults.push('it has no description of its own');
  if (count(/<link rel="canonical" href="[^"]/g) !== 1) faults.push('it has no canonical address');
  if (/<template[\s>]|<!--\$[?!]/.test(html)) faults.push('a part of it would wait for a script');
  if (/<[a-z][^<>]* style="/.test(html)) faults.push('it has a style attribute');
  if (faults.length > 0) throw new GateRefusal(`${path} is not fit for visitors: ${faults.join('; ')}.`);
}

/** Text and attribute values in which nothing can be wrong: to parse them letter by letter would be half the work. */
const harmless = /(?<=[">])[\w .,:;/#%()+’-]+(?=["<])/g;

/** A start tag whose attributes are all empty; its name, and the slash that closes some of SVG at once. */
const startTag = /<([a-z][a-z0-9]*)(?: [a-zA-Z:-]+(?:="")?)+(\/?)>/g;

/** Start tags in which nothing was wrong: a second time, only where they stand can be, and that is a matter of names. */
const knownTags = new Set<string>();

/** Pages without their words in which nothing was wrong: those of one template often differ in nothing else. */
const knownPages = new Set<string>();

/** Knowing where the faults are doubles what parsing costs, so only a page that has some is asked. */
function hasMarkupFault(html: string): boolean {
  const seen: string[] = [];
  const bare = html.replaceAll(startTag, (tag: string, name: string, slash: string) => {
    if (knownTags.has(tag)) return `<${name}${slash}>`;
    seen.push(tag);
    return tag;
  });
  if (knownPages.has(bare)) return false;
  let found = false;
  const parser = new Parser();
  parser.onParseError = () => {
    found = true;
  };
  parser.tokenizer.write(bare, true);
  if (found) return true;
  for (const tag of seen) knownTags.add(tag);
  knownPages.add(bare);
  return false;
}

function markupFaults(html: string): string[] {
  const faults: string[] = [];
  parse(html, {
    onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
  });
  return faults;
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
