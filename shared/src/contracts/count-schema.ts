import * as v from 'valibot';

/** How often something was counted. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
