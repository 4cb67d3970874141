import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { rootOptions } from '../../reports/root-options';
import { keepInput } from './keep-input';

/**
 * A React root that hydrates HTML, and can be updated and unmounted at once. React would answer an update during hydration
 * by rendering everything again and reporting that hydration has failed.
 */
export class HydratedRoot {
  readonly #root: Root;
  readonly #moveInput: () => void;
  #isHydrated = false;
  #isUnmounted = false;
  #next: ReactNode;

  constructor(container: Element, tree: ReactNode, identifierPrefix: string) {
    this.#moveInput = keepInput(container);
    this.#root = hydrateRoot(container, this.#followed(tree), {
      ...rootOptions,
      identifierPrefix,
      onRecoverableError: (...error) => {
        if (!this.#isUnmounted) rootOptions.onRecoverableError(...error);
      },
    });
  }

  /** Renders another tree in place of the current one, as soon as that is hydrated. */
  render(tree: ReactNode): void {
    if (this.#isHydrated) this.#root.render(this.#followed(tree));
    else this.#next = tree;
  }

  unmount(): void {
    this.#isUnmounted = true;
    this.#root.unmount();
  }

  #followed(tree: ReactNode): ReactNode {
    return <Hydrated onHydrated={this.#update}>{tree}</Hydrated>;
  }

  readonly #update = (): void => {
    this.#isHydrated = true;
    this.#moveInput();
    const next = this.#next;
    if (next !== undefined) startTransition(() => this.render(next));
  };
}

/** Calls `onHydrated` once its children are hydrated. */
export function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
