import { parseArgs } from 'node:util';
import { step } from '@site/kit/client/progress';
import { workspaceApps } from '@site/kit/workspace';
import { appNamePattern } from '@site/shared/contracts/apps';
import { makePreview, maxPreviewDays } from '../previews/make-preview';
import { addRelease } from '../store/add-release';
import { buildChangedApps } from './build-apps';
import { exitWithError } from './exit-with-error';

const usage =
  'npm run preview -- mf-careers mf-blog-projects@<version> shell@<version> [--days 3] [--site https://staging.example]';

/**
 * `npm run preview -- mf-careers shell@1.0.0-abc`: shows candidates together, as they would go live, to whoever has the
 * link. An app without a version is what this checkout has of it.
 */
await preview().catch(exitWithError);

async function preview(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '3' }, site: { type: 'string' } },
  });
  const days = readDays(values.days);
  const candidates = await versionsOf(readWanted(positionals));
  const { token, composed, expiresAt } = await step(
    'Compose',
    () => makePreview(candidates, days),
    (made) => `${made.composed.length} pages`,
  );
  const site = values.site ?? `http://localhost:${process.env.PORT || 3000}`;
  const names = Object.entries(candidates).map((candidate) => candidate.join(' '));
  console.log(`${names.join(', ')}, until ${new Date(expiresAt).toISOString()}, for whoever has the link:`);
  console.log(new URL(`${composed[0] ?? '/'}?preview=${token}`, site).href);
}

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= maxPreviewDays) return days;
  throw new Error(`--days is "${text}". Give whole days, ${maxPreviewDays} at most.`);
}

/** App to the version that is wanted of it; undefined for what this checkout has. A later one takes the place of an earlier. */
function readWanted(words: string[]): Map<string, string | undefined> {
  const wanted = words.map((word) => {
    const [app = '', version] = word.split('@');
    if (!appNamePattern.test(app)) throw new Error(`There is no app "${app}". ${usage}`);
    return [app, version] as const;
  });
  if (wanted.length === 0) throw new Error(usage);
  return new Map(wanted);
}

async function versionsOf(wanted: Map<string, string | undefined>): Promise<Record<string, string>> {
  const own = [...wanted].flatMap(([app, version]) => (version === undefined ? [app] : []));
  const known = workspaceApps().map(({ name }) => name);
  const elsewhere = own.find((app) => !known.includes(app));
  if (elsewhere) throw new Error(`This checkout has no ${elsewhere}. Name a version: ${elsewhere}@<version>`);
  if (own.length > 0)
    await step(
      'Build',
      () => buildChangedApps(own),
      (built) => built.join(', ') || 'nothing has changed',
    );
  const versions = [...wanted].map(async ([app, version]) => [
    app,
    version ?? (await addRelease(app)).version,
  ]);
  return Object.fromEntries(await Promise.all(versions));
}
