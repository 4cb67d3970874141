import { listOf } from '@site/shared/http/setting-schemas';
import { origin } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';

/**
 * The other origins that redirects may target, as allowed by the operator (REDIRECT_ORIGINS).
 * @throws when the setting is wrong
 */
export function readRedirectOrigins(text = process.env.REDIRECT_ORIGINS ?? ''): Set<string> {
  const { success, output } = v.safeParse(listOf(origin), text);
  if (success) return new Set(output);
  throw new Error(
    `REDIRECT_ORIGINS is ${JSON.stringify(text)}: set it to origins with commas between, for instance https://jobs.example, or remove it.`,
  );
}
