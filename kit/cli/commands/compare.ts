import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { candidateFolder } from '@site/shared/node/candidate';
import { previewId } from '@site/shared/node/preview';
import { parseIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { readCandidate } from '../../testing/candidate';
import { compareReport, showReport } from '../../testing/test-reports';
import { composition } from '../../testing/verdict/judge-remote';
import { failedSteps, type Step } from '../../testing/verdict/run-step';
import { root, workspaceAround } from '../../workspace';
import { appHere } from '../chosen-app';
import type { Command } from '../command';

export const compareCommand: Command = {
  usage: `site compare                     every page of this checkout's app next to the deployed one, at three widths
site compare /career …           only these pages
site compare --preview <file> --before <site>
                                 the pages of a preview, of which the file has the JSON, next to those of the site at a URL;
                                 writes pictures and summary.md to .build/pictures`,
  run: async (args) => {
    const { positionals: paths, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { preview: { type: 'string' }, before: { type: 'string' } },
    });
    const { preview, before } = values;
    if (preview !== undefined && before !== undefined) return comparePreview(preview, before);
    if (preview !== undefined || before !== undefined)
      throw new Error('Give both: site compare --preview preview.json --before https://www.example');
    const { name, folder } = appHere('npm run compare -w mf-careers');
    if (!workspaceAround(folder))
      throw new Error(
        'There is no site here to compare with. Compare a preview: site compare --preview preview.json --before https://www.example',
      );
    const compose = await failedSteps(folder, [composition], 'live');
    if (compose.length > 0) {
      process.exitCode = 1;
      return;
    }
    const { addresses } = readCandidate(join(root, candidateFolder(name)));
    const failed = await failedSteps(folder, [picturesOf(name, paths, addresses)], 'live');
    console.log(`\nBefore, after and difference: ${showReport(compareReport(name))}`);
    if (failed.length > 0) process.exitCode = 1;
  },
};

const testing = join(dirname(fileURLToPath(import.meta.url)), '../../testing/composed');

/**
 * The step that compares pages of an app.
 * @param paths only of these; of all pages where there are none
 * @throws when one of them is no page of the composed build
 */
export function picturesOf(app: string, paths: string[], pages: readonly string[]): Step {
  const unknown = paths.find((path) => !pages.includes(path));
  if (unknown !== undefined)
    throw new Error(`${app} has no page ${unknown}. Correct the path, or compare all pages: site compare`);
  const chosen = paths.map((path) => ` ${path} next to`).join('|');
  return {
    what: 'Pictures at three widths',
    command: ['playwright', 'test', '-c', testing, ...(chosen ? ['-g', chosen] : [])],
    settings: { CANDIDATE: join(root, candidateFolder(app)) },
  };
}

const url = v.pipe(v.string(), v.url());
const previewSchema = v.object({
  id: previewId,
  url,
  expires: v.pipe(v.string(), v.isoTimestamp()),
  paths: v.array(v.pipe(v.string(), v.regex(/^\/[\w./~-]*$/))),
});

/** @param file the output of `site preview --json` */
async function comparePreview(file: string, before: string): Promise<void> {
  if (!v.is(url, before)) throw new Error(`--before is "${before}". Give the URL of a site.`);
  const preview = parseIfValid(await readFile(file, 'utf8').catch(() => ''), previewSchema);
  if (!preview) throw new Error(`${file} is not a preview. Make it with: site preview --json > ${file}`);
  // Elsewhere Playwright is not loaded.
  const { compareSites } = await import('../../testing/composed/compare-sites');
  const { comparedPages, describePreview } = await import('../../testing/composed/describe-preview');
  const folder = join('.build', 'pictures');
  const paths = preview.paths.slice(0, comparedPages);
  const pages = await compareSites({ before, after: preview.url, paths, folder });
  const summary = describePreview(preview, pages);
  await writeFile(join(folder, 'summary.md'), summary);
  console.log(summary);
}
