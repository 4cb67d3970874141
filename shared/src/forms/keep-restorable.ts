/** Types of inputs whose text the browser restores. */
const ofText = /^(?:text|email|tel|url)$/;

/**
 * Lets the browser restore typed text when it loads the page again. Chromium saves no text that equals the attribute
 * `value`, and React sets that to each text.
 * @returns a function that stops it
 */
export function keepRestorable(form: HTMLFormElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const removeDefaults = () => {
    for (const field of form.elements)
      if (field instanceof HTMLInputElement && ofText.test(field.type) && !field.readOnly)
        field.removeAttribute('value');
  };
  // After React has set the attribute. A tab in the background may be discarded without a further event.
  form.addEventListener('input', () => setTimeout(removeDefaults), { signal });
  document.addEventListener('visibilitychange', removeDefaults, { signal });
  window.addEventListener('pagehide', removeDefaults, { signal });
  return () => ending.abort();
}
