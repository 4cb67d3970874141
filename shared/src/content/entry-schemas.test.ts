import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { daySchema, iconNameSchema } from './entry-schemas';

const messagesOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('a day', () => {
  it.each(['2026-11-02', '2026-02-28', '2024-02-29', '2026-12-31'])('may be %s', (day) => {
    expect(messagesOf(daySchema, day)).toEqual([]);
  });

  it.each(['2026-02-29', '2026-02-31', '2026-04-31'])('must exist, unlike %s', (day) => {
    expect(messagesOf(daySchema, day)).toEqual(['is a day that its month does not have: correct it']);
  });

  it.each(['2026-2-1', '02/11/2026', 'soon', '', '2026-13-01', '2026-04-32'])(
    'is not written as %j',
    (day) => {
      expect(messagesOf(daySchema, day)).toEqual(['must be a date such as 2026-11-02']);
    },
  );
});

describe('the name of an icon', () => {
  it('that is unknown is answered with some that there are', () => {
    const schema = iconNameSchema({ cloud: [], code: [], 'server-cog': [] });
    expect(messagesOf(schema, 'code')).toEqual([]);
    expect(messagesOf(schema, 'coding')).toEqual([
      'must be the name of an icon, such as cloud, code, server-cog: src/content/icons.ts lists all',
    ]);
  });
});
