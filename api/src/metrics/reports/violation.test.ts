import { versionName } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readBlockedShell } from './violation';

test('a blocked script of the longest version is read', () => {
  const release = `1.0.0-${'a'.repeat(94)}`;
  expect(v.is(versionName, release)).toBe(true);
  const site = 'https://www.malvanta.example';
  const blockedURL = `${site}/releases/shell/${release}/web/static/js/main.js`;
  const body = { documentURL: `${site}/career`, effectiveDirective: 'script-src-elem', blockedURL };
  expect(readBlockedShell({ type: 'csp-violation', body })).toMatchObject({ release, path: '/career' });
});
