import { islandAttribute } from '@site/shared/site-model/island-module';
import { withStateAttribute } from '@site/shared/site-model/works-as-html';
import type { Location } from 'react-router-dom';
import { IslandRoot, type IslandSite } from './island-root';
import { pathInSite } from './path-in-site';

/** How near to the window an island is hydrated (also in load-after-paint.ts). */
const nearMargin = '600px';

/** Elements of HTML that need React. Other links, and forms, work without, and are left to the browser. */
const pressable = `button[type="button"], a[${withStateAttribute}]`;

/**
 * The islands of a page that is shown as HTML (decision 047): each is hydrated when it comes near the window or is touched.
 * A button that is pressed before, or a link with a state, is pressed again afterwards.
 */
export class Islands {
  readonly #site: IslandSite;
  readonly #roots: Map<Element, IslandRoot>;
  readonly #stop = new AbortController();
  /** Resolves when those near the window at first are hydrated, or can't be. */
  readonly ready: Promise<void>;

  /** @param page the element around the page's HTML */
  constructor(page: HTMLElement, site: IslandSite) {
    this.#site = site;
    const elements = [...page.querySelectorAll<HTMLElement>(`[${islandAttribute}]`)];
    this.#roots = new Map(elements.map((element) => [element, new IslandRoot(element, site)]));
    this.ready = elements.length > 0 ? this.#hydrateNear() : Promise.resolve();
    const { signal } = this.#stop;
    for (const element of elements) {
      for (const intent of ['pointerover', 'focusin'])
        element.addEventListener(intent, () => void this.#roots.get(element)?.hydrate(), { signal });
      element.addEventListener('click', (event) => void this.#press(element, event), {
        capture: true,
        signal,
      });
    }
    // Buttons that were pressed before are pressed again now (load-after-paint.ts).
    window.dispatchEvent(new Event('islands'));
  }

  /** Passes the current location to the islands. */
  show(location: Location): void {
    for (const root of this.#roots.values()) root.show(location);
  }

  /** Hydrates those again that have failed. @returns false if one has failed again */
  async retry(): Promise<boolean> {
    const all = await Promise.all([...this.#roots.values()].map((root) => root.retry()));
    return all.every(Boolean);
  }

  close(): void {
    this.#stop.abort();
    for (const root of this.#roots.values()) root.close();
  }

  #hydrateNear(): Promise<void> {
    return new Promise((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const near = entries.filter(({ isIntersecting }) => isIntersecting);
          for (const { target } of near) observer.unobserve(target);
          void Promise.all(near.map(({ target }) => this.#roots.get(target)?.hydrate())).then(() =>
            resolve(),
          );
        },
        { rootMargin: nearMargin },
      );
      this.#stop.signal.addEventListener('abort', () => observer.disconnect());
      for (const element of this.#roots.keys()) observer.observe(element);
    });
  }

  async #press(element: Element, event: MouseEvent): Promise<void> {
    const { target } = event;
    const root = this.#roots.get(element);
    const pressed = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    if (!root || root.isOfReact) return;
    const path = pressed?.matches('a') ? pathInSite(event) : undefined;
    await root.hydrate();
    if (root.isOfReact && pressed?.isConnected) pressed.click();
    else if (path && !this.#stop.signal.aborted) this.#site.navigator.push(path);
  }
}
