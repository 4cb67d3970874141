import { expectTypeOf, test } from 'vitest';
import type { PathIn, PathsIn } from './path-types';

test('a path is a mount of its remote or below it', () => {
  expectTypeOf<'/blog'>().toExtend<PathIn<'/blog' | '/project'>>();
  expectTypeOf<'/project/:project'>().toExtend<PathIn<'/blog' | '/project'>>();
  expectTypeOf<'/'>().toExtend<PathIn<'/'>>();
  expectTypeOf<'/about/team'>().toExtend<PathIn<'/'>>();

  expectTypeOf<'/jobs'>().not.toExtend<PathIn<'/blog' | '/project'>>();
  expectTypeOf<'/blogs'>().not.toExtend<PathIn<'/blog'>>();
  expectTypeOf<'blog'>().not.toExtend<PathIn<'/'>>();
});

test('routes with paths made of entries are accepted in addition to literal ones', () => {
  type Spelled = Record<`/${string}`, 'a-page'>;
  expectTypeOf<Spelled & { '/blog': 'b-page' }>().toExtend<PathsIn<'/blog', 'a-page' | 'b-page'>>();
  expectTypeOf<Spelled>().not.toExtend<PathsIn<'/blog', 'b-page'>>();
});
