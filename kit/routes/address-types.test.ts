// @vitest-environment node
import { expectTypeOf, test } from 'vitest';
import type { AddressesIn, AddressIn } from './address-types';

test('a path is a mount of its remote or below it', () => {
  expectTypeOf<'/blog'>().toExtend<AddressIn<'/blog' | '/project'>>();
  expectTypeOf<'/project/:project'>().toExtend<AddressIn<'/blog' | '/project'>>();
  expectTypeOf<'/'>().toExtend<AddressIn<'/'>>();
  expectTypeOf<'/about/team'>().toExtend<AddressIn<'/'>>();

  expectTypeOf<'/jobs'>().not.toExtend<AddressIn<'/blog' | '/project'>>();
  expectTypeOf<'/blogs'>().not.toExtend<AddressIn<'/blog'>>();
  expectTypeOf<'blog'>().not.toExtend<AddressIn<'/'>>();
});

test('routes with paths made of entries are accepted in addition to literal ones', () => {
  type Spelled = Record<`/${string}`, 'a-page'>;
  expectTypeOf<Spelled & { '/blog': 'b-page' }>().toExtend<AddressesIn<'/blog', 'a-page' | 'b-page'>>();
  expectTypeOf<Spelled>().not.toExtend<AddressesIn<'/blog', 'b-page'>>();
});
