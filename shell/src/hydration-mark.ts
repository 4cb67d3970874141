let resolveHydrated = () => {};

/** Resolves when layout and page are hydrated, or rendered where there was no HTML. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Sets `data-hydrated` on the document. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  resolveHydrated();
}
