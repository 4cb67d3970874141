import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { type Visit, visitCandidate } from './visit-candidate';
import { maxRefused } from './visit-pages';

const careers = Array.from({ length: 12 }, (_, at) => `/career/${at}`);
const contact = ['/contact'];
const own = [
  ...careers.map((path) => ({ path, page: path, release: sampleRelease({ app: 'mf-careers' }) })),
  ...contact.map((path) => ({ path, page: path, release: sampleRelease({ app: 'mf-contact' }) })),
];

/** Opens pages of a candidate of which these fail, and these in the deployed site. */
async function visit({ failing, before, changed }: { failing: string[]; before: string[]; changed: string }) {
  const open: Visit = async (folder, { kinds }) => {
    const errors = kinds.filter((path) => (folder === 'before' ? before : failing).includes(path));
    return {
      refused: errors.slice(0, maxRefused).map((path) => ({ path, width: 390, faults: [] })),
      late: [],
    };
  };
  const candidate = { folder: 'after', before: 'before', own, unchanged: new Set<string>() };
  const chosen = { kinds: [...careers, ...contact], further: [], left: [] };
  const { refused, broken } = await visitCandidate(open, chosen, {
    ...candidate,
    changed: new Set([changed]),
  });
  return { refused: refused.map(({ path }) => path), broken };
}

test('a page of an app that does not change is refused only if it is whole in the deployed site', async () => {
  const failing = ['/career/1', '/contact'];
  expect(await visit({ failing, before: ['/career/1'], changed: 'shell' })).toEqual({
    refused: ['/contact'],
    broken: ['/career/1'],
  });
});

test('a page of an app that changes is refused, even if it fails in the deployed site', async () => {
  const failing = ['/career/1'];
  expect(await visit({ failing, before: failing, changed: 'mf-careers' })).toEqual({
    refused: failing,
    broken: [],
  });
});

test('broken pages of one app, however many, hide no error of another app', async () => {
  const failing = [...careers, ...contact];
  expect(await visit({ failing, before: careers, changed: 'shell' })).toEqual({
    refused: contact,
    broken: careers,
  });
});
