import { workspaceRemotes } from '@site/kit/workspace';
import { expect, expectTypeOf, test } from 'vitest';
import { mounts } from './mounts';

type Mounts = typeof mounts;

test('a mount is a path, and names an existing remote', () => {
  expectTypeOf({ '/': 'mf-marketing', '/career': 'mf-careers' } as const).toExtend<Mounts>();
  expectTypeOf({ '/': 'mf-marketing', '/career': 'mf-carers' } as const).not.toExtend<Mounts>();
  expectTypeOf({ '/': 'mf-marketing', '/career': 'shell' } as const).not.toExtend<Mounts>();
  expectTypeOf({ '/career': 'mf-careers' } as const).not.toExtend<Mounts>();
});

test('every remote of this repository owns paths', () => {
  expect(Object.values(mounts)).toEqual(expect.arrayContaining(workspaceRemotes().map(({ name }) => name)));
});
