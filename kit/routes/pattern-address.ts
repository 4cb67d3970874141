/**
 * One address of a pattern.
 * @param pattern for instance `/career/:job`
 * @param value what takes the place of its parameter
 * @throws when the pattern has not one parameter, or the value is no segment of an address
 */
export function patternAddress(pattern: string, value: string): string {
  const segments = pattern.split('/');
  if (segments.filter((segment) => segment.startsWith(':')).length !== 1)
    throw new Error(
      `${pattern} has entries and needs one parameter, for instance /career/:job. Correct it in src/routes.ts.`,
    );
  return segments.map((segment) => (segment.startsWith(':') ? value : segment)).join('/');
}
