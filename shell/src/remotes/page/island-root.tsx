import { PageRouter } from '@site/shared/navigation/page-router';
import { type IslandModule, islandAttribute, islandIdPrefix } from '@site/shared/site-model/island-module';
import type { PageProps } from '@site/shared/site-model/page-module';
import { type ReactNode, startTransition } from 'react';
import type { Location, Navigator } from 'react-router-dom';
import { markPart } from '../../hydration-mark';
import type { FormValues } from './form-values';
import { Hydrated, HydratedRoot } from './hydrated-root';
import { PageBoundary } from './page-boundary';

export interface IslandSite {
  /** The props of its page, which it gets, too. */
  page: PageProps;
  /** Loads the module of an island. */
  load: (name: string) => Promise<IslandModule>;
  location: Location;
  navigator: Navigator;
  /**
   * Called when the island is shown as HTML again, because it could not be loaded or has thrown.
   * @param typed the visitor's input in the page's forms
   */
  onFailure: (typed?: FormValues) => void;
}

/** The React root of one island of a page that is otherwise HTML. */
export class IslandRoot {
  readonly #element: HTMLElement;
  readonly #site: IslandSite;
  #location: Location;
  #root: HydratedRoot | undefined;
  #tree: (location: Location) => ReactNode = () => null;
  /** Of the last hydration. */
  #done: Promise<void> | undefined;
  #hasFailed = false;
  #isClosed = false;

  constructor(element: HTMLElement, site: IslandSite) {
    this.#element = element;
    this.#site = site;
    this.#location = site.location;
  }

  /** Whether React handles its events: it does as soon as it hydrates. */
  get isOfReact(): boolean {
    return this.#root !== undefined;
  }

  /** Loads and hydrates it; calls share one hydration. Resolves when that is done or has failed. */
  hydrate(): Promise<void> {
    this.#done ??= this.#load();
    return this.#done;
  }

  /** Hydrates it again if that has failed. @returns false if it has failed again */
  async retry(): Promise<boolean> {
    if (this.#hasFailed) this.#done = this.#load();
    await this.#done;
    return !this.#hasFailed;
  }

  show(location: Location): void {
    this.#location = location;
    this.#root?.render(this.#tree(location));
  }

  close(): void {
    this.#isClosed = true;
    // React doesn't unmount a root while it commits another one.
    queueMicrotask(() => this.#root?.unmount());
  }

  async #load(): Promise<void> {
    const name = this.#element.getAttribute(islandAttribute) ?? '';
    this.#hasFailed = false;
    try {
      const { Island } = await this.#site.load(name);
      if (!this.#isClosed) await this.#hydrate(name, Island);
    } catch {
      // The loader has reported it.
      this.#hasFailed = true;
      if (!this.#isClosed) this.#site.onFailure();
    }
  }

  /** Resolves also when it has thrown. */
  #hydrate(name: string, Island: IslandModule['Island']): Promise<void> {
    const { page, navigator } = this.#site;
    const html = this.#element.innerHTML;
    return new Promise((resolve) => {
      const onFailure = (_problem: unknown, typed: FormValues) => {
        // React doesn't unmount a root while it commits.
        queueMicrotask(() => this.#keepHtml(html, typed));
        resolve();
      };
      const onHydrated = () => {
        markPart(this.#element, true);
        resolve();
      };
      this.#tree = (location) => (
        <PageBoundary shown={Island} onFailure={onFailure}>
          <PageRouter location={location} navigator={navigator}>
            <Hydrated onHydrated={onHydrated}>
              <Island {...page} />
            </Hydrated>
          </PageRouter>
        </PageBoundary>
      );
      // A transition hydrates in small pieces and doesn't block input.
      startTransition(() => {
        this.#root = new HydratedRoot(this.#element, this.#tree(this.#location), islandIdPrefix(name));
      });
    });
  }

  #keepHtml(html: string, typed: FormValues): void {
    if (this.#isClosed) return;
    this.#root?.unmount();
    this.#root = undefined;
    markPart(this.#element, false);
    this.#hasFailed = true;
    this.#element.innerHTML = html;
    this.#site.onFailure(typed);
  }
}
