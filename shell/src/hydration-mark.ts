let resolveHydrated = () => {};

/** Resolves when layout and page are hydrated, or rendered where there was no HTML. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Set on the document, and on each part of a page, whose events React handles. */
export const hydratedAttribute = 'data-hydrated';

export function markHydrated(): void {
  document.documentElement.toggleAttribute(hydratedAttribute, true);
  resolveHydrated();
}

/** @param part the element around a page or an island */
export function markPart(part: Element, isHydrated: boolean): void {
  part.toggleAttribute(hydratedAttribute, isHydrated);
}
