import { isDeployed } from './deployed-site';
import { quoted, shellWord } from './shell-word';

/** A run of journeys in a composed site. */
export interface AgainstOptions {
  /** Its URL, or its folder. */
  site: string;
  /** A regular expression for the names of tests. */
  grep?: string | undefined;
  /** Whether forms are sent. */
  send: boolean;
}

/** The command-line options for `parseArgs`. */
export const againstArgs = {
  against: { type: 'string' },
  grep: { type: 'string', short: 'g' },
  send: { type: 'boolean', default: false },
} as const;

/**
 * @returns undefined without `--against`
 * @throws where an option needs `--against`, or the site's URL has more than an origin
 */
export function readAgainst({
  against,
  grep,
  send,
}: Omit<AgainstOptions, 'site'> & { against?: string | undefined }): AgainstOptions | undefined {
  if (against !== undefined) return { site: readSite(against), grep, send };
  if (grep === undefined && !send) return undefined;
  throw new Error('-g and --send need a site: --against https://www.example');
}

function readSite(text: string): string {
  if (!isDeployed(text)) return text;
  if (!URL.canParse(text)) throw new Error(`--against is "${text}". Give the URL of a site.`);
  const { origin, pathname } = new URL(text);
  if (pathname === '/') return origin;
  throw new Error(`--against is "${text}". Give the URL of the site, without a path: ${origin}`);
}

/** The settings of Playwright's configurations. */
export function settingsOf({ site, send }: AgainstOptions) {
  return { AGAINST: site, SEND_FORMS: send ? 'on' : '' };
}

/** The command that repeats a run. */
export function repeatWith(command: string, { site, grep, send }: AgainstOptions): string {
  return `${command} --against ${shellWord(site)}${grep === undefined ? '' : grepOption(grep)}${send ? ' --send' : ''}`;
}

/** The option for tests with this name alone, for a shell. */
export const nameOption = (name: string) => grepOption(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const grepOption = (grep: string) => ` -g ${quoted(grep)}`;

/** What the result is about: the expectations are not those of the site's own commit. */
export function testsDeployedReleases(site: string): string {
  return `This tests the releases deployed at ${site}, with the expectations of this checkout: check out its commit first.`;
}
