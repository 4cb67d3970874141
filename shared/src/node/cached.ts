/**
 * Makes a function whose result is cached for some time after it is known. Calls with the same key share one result.
 * @param ask gets the key, and what else the first call was given
 */
export function cached<Key, More extends unknown[], Value>(
  forMs: number,
  ask: (key: Key, ...more: More) => Promise<Value>,
): (key: Key, ...more: More) => Promise<Value> {
  const answers = new Map<Key, { value: Promise<Value>; until: number }>();
  return (key, ...more) => {
    for (const [each, { until }] of answers) if (until <= performance.now()) answers.delete(each);
    const known = answers.get(key);
    if (known) return known.value;
    const answer = { value: ask(key, ...more), until: Number.POSITIVE_INFINITY };
    answers.set(key, answer);
    answer.value.then(
      () => {
        answer.until = performance.now() + forMs;
      },
      // Failures are not cached.
      () => answers.delete(key),
    );
    return answer.value;
  };
}
