/**
 * Makes a function that remembers the answers to the latest names. It is for what never changes: reading a release may take
 * a tenth of a second, the list of ten thousand pages half a second. Concurrent calls share one answer.
 * @param count how many answers are remembered; failures are not
 */
export function rememberLatest<Names extends string[], Value>(
  count: number,
  ask: (...names: Names) => Promise<Value>,
): (...names: Names) => Promise<Value> {
  const answers = new Map<string, Promise<Value>>();
  return (...names) => {
    const name = names.join('/');
    const answer = answers.get(name) ?? ask(...names);
    // Last in the order of the map, whose first is forgotten.
    answers.delete(name);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    const [oldest] = answers.keys();
    if (answers.size > count && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
