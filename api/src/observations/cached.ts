/** Makes a function whose answers hold for a while: questions meanwhile get the same one. */
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
    // A question that failed is asked again.
    value.catch(() => answers.delete(key));
    return value;
  };
}
