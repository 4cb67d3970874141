import { expect, test } from 'vitest';
import type { Deployed } from './deployed';
import type { DeployedApp } from './log/entry';
import { planDeployment, requireSameApps } from './plan-deployment';

const careers = (version: string): DeployedApp => ({
  ...{ version, origin: '', since: '2026-01-01T00:00:00.000Z', recent: [version], path: [version] },
  by: { who: { kind: 'key', name: 'asha' } },
});

/** What is deployed of careers, and of nothing else. */
function deployed(version: string): Deployed {
  return {
    ...{ name: '', folder: '', composer: '', named: [], origins: {}, versions: { 'mf-careers': version } },
    head: { n: 1, hash: '' },
    entry: {
      ...{ n: 1, previous: '', writer: '', action: 'release', time: '', changes: [] },
      by: careers(version).by,
      ...{ snapshot: '', composer: '', earlier: [], withdrawn: [], rollout: null },
      apps: { 'mf-careers': careers(version) },
    },
  };
}

test.each([
  ['nothing has changed', deployed('1'), deployed('1'), { 'mf-careers': '2' }],
  ['another app is deployed', deployed('1'), deployed('2'), { 'mf-contact': '2' }],
  ['the same release was deployed by another service', deployed('1'), deployed('2'), { 'mf-careers': '2' }],
  ['nothing was deployed', undefined, undefined, { 'mf-careers': '2' }],
])('a deployment goes on where %s', (_, first, now, versions) => {
  expect(() => requireSameApps(first, now, versions)).not.toThrow();
});

test.each([
  ['another release', deployed('1')],
  ['the first release', undefined],
])('a deployment ends where %s of its app was deployed meanwhile', (_, first) => {
  expect(() => requireSameApps(first, deployed('3'), { 'mf-careers': '2' })).toThrow(
    'mf-careers 3 was deployed by asha at 2026-01-01T00:00:00.000Z, while 2 was being composed.',
  );
});

test('a rollback to the release before is no release, however many were rolled back since', () => {
  const now = deployed('2');
  const recent = ['2', ...Array.from({ length: 9 }, (_, at) => `bad ${at}`)];
  now.entry.apps['mf-careers'] = { ...careers('2'), recent, path: ['1', '2'] };
  const rollbackTo = (version: string) =>
    planDeployment(now, { versions: { 'mf-careers': version }, action: 'rollback' }, '');
  expect(rollbackTo('1').action).toBe('rollback');
  expect(rollbackTo('bad 8').action).toBe('rollback');
  expect(rollbackTo('never deployed').action).toBe('release');
});

const planned = (versions: Record<string, string>, origin?: string, composer = '') =>
  planDeployment(
    deployed('1'),
    { versions, action: 'release', ...(origin !== undefined && { origins: { 'mf-careers': origin } }) },
    composer,
  );

test('a release of the shell composes all pages again only with another composer', () => {
  expect(planned({ shell: '1' })).toMatchObject({ recompose: false, otherComposer: false });
  expect(planned({ shell: '1' }, undefined, 'other')).toMatchObject({ recompose: true, otherComposer: true });
  expect(planned({ 'mf-careers': '2' }, undefined, 'other')).toMatchObject({ recompose: false });
});

test('a release may only change its origin, and not together with the composer', () => {
  const origin = 'https://careers.example';
  const [app, version] = ['mf-careers', '1'];
  expect(planned({ [app]: version }, origin).changes).toEqual([{ app, from: '1', to: '1', origin }]);
  expect(planned({ [app]: version }, '').changes).toEqual([]);
  expect(() => planned({ [app]: version }, origin, 'other')).toThrow('has to release the shell first');
  expect(planned({ [app]: version, shell: '1' }, origin, 'other')).toMatchObject({ recompose: true });
});
