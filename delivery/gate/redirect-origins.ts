import { origin } from '@site/shared/contracts/outside-names';
import { listOf } from '@site/shared/contracts/setting-schemas';
import * as v from 'valibot';

/**
 * The origins that redirects may lead to other than the site's own: what the operator consents to (REDIRECT_ORIGINS).
 * @throws when the setting is wrong
 */
export function readRedirectOrigins(text = process.env.REDIRECT_ORIGINS ?? ''): Set<string> {
  const { success, output } = v.safeParse(listOf(origin), text);
  if (success) return new Set(output);
  throw new Error(
    `REDIRECT_ORIGINS is ${JSON.stringify(text)}: set it to origins with commas between, for instance https://jobs.example, or leave it out.`,
  );
}
