/**
 * Makes a function of a release that is asked once for each of the latest releases: a release never changes, and reading one
 * may take a tenth of a second.
 * @param count of the remembered results; failures are not remembered
 */
export function rememberLatest<Value>(
  count: number,
  ask: (app: string, version: string) => Promise<Value>,
): (app: string, version: string) => Promise<Value> {
  const answers = new Map<string, Promise<Value>>();
  return (app, version) => {
    const name = `${app}/${version}`;
    const answer = answers.get(name) ?? ask(app, version);
    // Last in the order of the map, whose first is forgotten.
    answers.delete(name);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    const [oldest] = answers.keys();
    if (answers.size > count && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
