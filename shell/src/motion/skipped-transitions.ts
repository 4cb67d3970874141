/**
 * A visitor who goes on before a cross-fade has ended cuts it short, which is no fault of the site. The browser rejects a
 * promise then that the router does not listen to; without this it would be reported as an error.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (
      reason instanceof DOMException &&
      reason.name === 'AbortError' &&
      /transition/i.test(reason.message)
    ) {
      event.preventDefault();
    }
  });
}
