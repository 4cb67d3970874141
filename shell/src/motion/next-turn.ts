/** Lets the browser paint and answer the visitor before what comes next. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
