import { createPath, type Location } from 'react-router-dom';
import { showTarget } from '../../layout/page-change/show-target';
import { type FormValues, hasFields } from './form-values';

/** What a visitor did in each entry of the history, to which going back returns. */
export class VisitedEntries {
  #shown: string;
  /** What was typed in pages that were left. */
  readonly #typed = new Map<string, FormValues>();
  /** Where the window was at the last click. */
  readonly #places = new Map<string, number>();

  constructor(first: Location) {
    this.#shown = entryOf(first);
  }

  isShown(location: Location): boolean {
    return entryOf(location) === this.#shown;
  }

  show(location: Location): void {
    this.#shown = entryOf(location);
  }

  /** Goes back to where the visitor was before following a link within the page, or to the element of the hash. */
  returnTo(location: Location): void {
    const place = this.#places.get(entryOf(location));
    if (!this.isShown(location)) {
      if (place === undefined) showTarget(location.hash);
      else window.scrollTo({ top: place, behavior: 'instant' });
    }
    this.show(location);
  }

  keepPlace(): void {
    this.#places.set(this.#shown, window.scrollY);
  }

  keepTyped(typed: FormValues): void {
    this.#typed.set(this.#shown, typed);
  }

  /**
   * Forgets what was typed in one form, which its visitor may have left before it was accepted.
   * @param fields the names of its fields
   */
  forgetTyped(fields: readonly string[]): void {
    for (const [entry, typed] of this.#typed) if (hasFields(typed, fields)) this.#typed.delete(entry);
  }

  /** What was typed in the shown entry before it was left. */
  typed(): FormValues {
    return this.#typed.get(this.#shown) ?? new Map();
  }
}

/** Identifies an entry of the history. Those of shortcuts, which the browser adds, and the first one share a key. */
function entryOf({ key, ...path }: Location): string {
  return `${key} ${createPath(path)}`;
}
