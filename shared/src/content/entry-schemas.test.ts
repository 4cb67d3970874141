import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { iconNameSchema } from './entry-schemas';

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('the name of an icon', () => {
  it('that is unknown is answered with some that there are', () => {
    const schema = iconNameSchema({ cloud: [], code: [], 'server-cog': [] });
    expect(messagesOf(schema, 'code')).toEqual([]);
    expect(messagesOf(schema, 'coding')).toEqual([
      'must be the name of an icon, such as cloud, code, server-cog: src/content/icons.ts lists all',
    ]);
  });
});
