import { SourceError } from '../source-error';

/**
 * One path of a pattern.
 * @param pattern for instance `/career/:job`
 * @param value of its parameter
 * @throws when the pattern has not exactly one parameter
 */
export function patternPath(pattern: string, value: string): string {
  const segments = pattern.split('/');
  if (segments.filter((segment) => segment.startsWith(':')).length !== 1)
    throw new SourceError(
      `${pattern} has entries and needs one parameter, for instance /career/:job. Correct it in src/routes.ts.`,
    );
  return segments.map((segment) => (segment.startsWith(':') ? value : segment)).join('/');
}
