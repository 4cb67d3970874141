/** Makes a function whose result is cached for some time. */
export function cached<Key, Value>(
  forMs: number,
  ask: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const answers = new Map<Key, { value: Promise<Value>; until: number }>();
  return (key) => {
    const known = answers.get(key);
    if (known && performance.now() < known.until) return known.value;
    const value = ask(key);
    answers.set(key, { value, until: performance.now() + forMs });
    // Failures are not cached.
    value.catch(() => answers.delete(key));
    return value;
  };
}
