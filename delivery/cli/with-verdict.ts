import type { Attribution } from '../log/entry';

/** The attribution of a release that has been tested, or not. */
export function withVerdict(
  by: Attribution,
  verdict: NonNullable<Attribution['said']>['verdict'],
): Attribution {
  return verdict ? { ...by, said: { ...by.said, verdict } } : by;
}
