import { formReset } from '@site/shared/forms/form-reset';
import { PageRouter } from '@site/shared/navigation/page-router';
import { isSameAddress } from '@site/shared/site-model/address';
import { pageIdPrefix } from '@site/shared/site-model/page-root';
import { type ReactNode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Location, NavigationType, Navigator } from 'react-router-dom';
import { DefaultErrorScreen } from '../../default-error-screen';
import { markHydrated, markPart } from '../../hydration-mark';
import { beginPage } from '../../layout/page-change/begin-page';
import { focusOn, showTarget } from '../../layout/page-change/show-target';
import { animatePage } from '../../motion/page-animations';
import { rootOptions } from '../../reports/root-options';
import type { PageLoad, PageOfIslands, RequestedPage } from '../loading/page-load';
import { arePagesPrerendered, type FirstPage, prerenderedPage, takeSentNodes } from './first-page';
import { type FormValues, fillForms, readForms, typeIntoForms } from './form-values';
import { HydratedRoot } from './hydrated-root';
import { Islands } from './islands';
import { keepPageHead } from './keep-page-head';
import { PageBoundary } from './page-boundary';
import { pageContent } from './page-content';
import { followLinks } from './path-in-site';
import { ReloadPage } from './reload-page';
import { ShownPage } from './shown-page';
import { VisitedEntries } from './visited-entries';

/** The parts of the layout that the page's root needs. */
interface Site {
  navigator: Navigator;
  /** Loads the page again. */
  retry: () => Promise<void>;
  /** Announces the title of a newly shown page to screen readers. */
  announce: (title: string) => void;
  /** Called when the page is shown as plain HTML, and when it no longer is. */
  setStatic: (isStatic: boolean) => void;
}

interface Screen {
  path: string;
  /** A screen with another key is mounted again. */
  key: string;
  /** It is the message that the page's remote does not answer. */
  isUnavailable?: boolean;
  content: ReactNode;
}

/**
 * Shows one page after another in a React root of its own (decision 018). The layout's root does not touch the container's
 * content, which can therefore be prerendered HTML.
 */
export class PageRoot {
  #container: HTMLElement;
  readonly #site: Site;
  #root: Root | HydratedRoot | undefined;
  /** The path of the page whose HTML is in the container, until a root has replaced or hydrated it. */
  #html: string | undefined;
  /** Of the page whose HTML is in the container, if these alone are hydrated. */
  #islands: Islands | undefined;
  /** Called as soon as another page is shown. */
  readonly #leaving: (() => void)[] = [];
  #requested: RequestedPage | undefined;
  #screen: Screen | undefined;
  #location: Location;
  /** The path of the current page. */
  #pathname: string;
  readonly #entries: VisitedEntries;
  /** Whether the page shown last is the message that its remote does not answer. */
  #isUnavailable = false;

  /** @param container contains the HTML of the first page, if it was prerendered */
  constructor(container: HTMLElement, first: RequestedPage, location: Location, site: Site) {
    this.#container = container;
    this.#site = site;
    this.#location = location;
    this.#pathname = location.pathname;
    this.#entries = new VisitedEntries(location);
    const sent = takeSentNodes();
    const page = container.hasChildNodes() ? undefined : prerenderedPage(first.path);
    // Empty where React did not hydrate the layout, but rendered it again.
    if (page) container.append(...(sent.length > 0 ? sent : page.nodes()));
    if (container.hasChildNodes()) this.#html = first.path;
    this.#notePlaces();
    window.addEventListener(formReset, this.#forgetTyped);
  }

  /**
   * Shows a page as soon as it has loaded, or the current page with another query or hash.
   * @param type whether it was reached by a link, or by going back or forward
   */
  show(requested: RequestedPage, location: Location, type: NavigationType): void {
    if (type !== 'POP') this.#follow(location);
    this.#location = location;
    if (isSameAddress(location.pathname, this.#pathname)) this.#entries.returnTo(location);
    if (requested === this.#requested) {
      if (this.#screen) this.#render(this.#screen);
      this.#islands?.show(location);
      return;
    }
    this.#requested = requested;
    const { path, load } = requested;
    if (!(load instanceof Promise)) this.#arrive(path, load);
    else void load.then((loaded) => requested === this.#requested && this.#arrive(path, loaded));
  }

  /**
   * Follows a link to the page that is shown: a browser would show the element of its hash, or load the page again, and show
   * it from its top. A link may lack the query with which the visitor arrived.
   */
  #follow(location: Location): void {
    const { pathname, search, hash } = location;
    if (this.#entries.isShown(location) || !isSameAddress(pathname, this.#pathname)) return;
    const target = showTarget(hash);
    if (target) focusOn(target);
    else if (hash === '' && (search === '' || search === this.#location.search))
      this.#leaving.push(beginPage(this.#container, hash, this.#site.announce));
  }

  close(): void {
    this.#requested = undefined;
    window.removeEventListener(formReset, this.#forgetTyped);
    this.#leave();
    // React doesn't unmount a root while it commits another one.
    queueMicrotask(() => this.#root?.unmount());
  }

  #arrive(path: string, load: PageLoad): void {
    if (!this.#entries.isShown(this.#location)) this.#entries.keepTyped(readForms(this.#container));
    // Another query, or Retry: this page stays HTML until another one is shown.
    if (this.#islands && this.#html === path) {
      this.#islands.show(this.#location);
      void this.#retry(this.#islands);
    } else if (load.state === 'islands') this.#showIslands(load);
    else if (load.state === 'static') this.#keepHtml(load);
    // The not-found screen has nothing to hydrate, and its HTML lacks the style attributes that React would expect
    // (decision 006).
    else if (load.state === 'missing' && this.#html === path) markHydrated();
    else
      this.#render({
        path,
        key: `${load.state} ${path}`,
        isUnavailable: load.state === 'unavailable',
        content: pageContent(load, this.#site.retry),
      });
  }

  #notePlaces(): void {
    this.#container.addEventListener('click', () => this.#entries.keepPlace(), { capture: true });
  }

  async #retry(islands: Islands): Promise<void> {
    if ((await islands.retry()) && this.#islands === islands) this.#site.setStatic(false);
  }

  #render(screen: Screen): void {
    this.#screen = screen;
    const { pathname } = this.#location;
    const tree = (
      <PageBoundary shown={screen} onFailure={(...failure) => this.#fail(screen, ...failure)}>
        <ShownPage
          key={screen.key}
          container={this.#container}
          pathname={pathname}
          onShown={this.#begin}
          onReady={this.#retype}
        >
          <PageRouter location={this.#location} navigator={this.#site.navigator}>
            {screen.content}
          </PageRouter>
        </ShownPage>
      </PageBoundary>
    );
    // A transition renders in small pieces and doesn't block input.
    startTransition(() => {
      if (this.#root) this.#root.render(tree);
      else this.#root = this.#createRoot(screen.path, tree);
    });
  }

  #createRoot(path: string, tree: ReactNode): Root | HydratedRoot {
    const html = this.#html;
    this.#html = undefined;
    if (html === path) return new HydratedRoot(this.#container, tree, pageIdPrefix);
    // Neither the HTML nor its head elements belong to React, which removes the HTML when it shows its own.
    if (html !== undefined) this.#leaving.push(keepPageHead());
    const root = createRoot(this.#container, { ...rootOptions, identifierPrefix: pageIdPrefix });
    root.render(tree);
    return root;
  }

  /** Called when a page is rendered, before it is painted. */
  readonly #begin = (pathname: string): (() => void) | undefined => {
    this.#leave();
    this.#entries.show(this.#location);
    const wasUnavailable = this.#isUnavailable;
    this.#isUnavailable = this.#screen?.isUnavailable ?? false;
    if (isSameAddress(pathname, this.#pathname) && !wasUnavailable) return undefined;
    this.#pathname = pathname;
    return beginPage(this.#container, this.#location.hash, this.#site.announce);
  };

  /** After going back to a page whose fields React renders again. */
  readonly #retype = (): void => {
    typeIntoForms(this.#container, this.#entries.typed());
  };

  readonly #forgetTyped = (reset: Event): void => {
    if (reset instanceof CustomEvent) this.#entries.forgetTyped(reset.detail);
  };

  #leave(): void {
    for (const leave of this.#leaving.splice(0)) leave();
  }

  #fail(screen: Screen, problem: unknown, input: FormValues): void {
    // React doesn't unmount a root while it commits.
    queueMicrotask(() => {
      if (screen !== this.#screen) return;
      const { path } = screen;
      // A page that throws before it is shown leaves the input of the page before.
      const typed = this.#entries.isShown(this.#location) ? input : undefined;
      if (typed) this.#entries.keepTyped(typed);
      const page = prerenderedPage(path);
      if (page) this.#keepHtml(page, typed);
      else if (arePagesPrerendered())
        this.#render({
          path,
          key: 'reload',
          content: <ReloadPage path={path} typed={typed} retry={this.#site.retry} />,
        });
      else this.#render({ path, key: 'error', content: <DefaultErrorScreen problem={problem} /> });
    });
  }

  /** Shows the page of the document, also when a visitor comes back to it: its HTML, and its islands. */
  #showIslands(load: PageOfIslands): void {
    const { path } = load.page;
    if (this.#html === path) {
      this.#hydrateIslands(load);
      return;
    }
    const page = prerenderedPage(path);
    if (!page) throw new Error(`The document has no page at ${path}.`);
    const requested = this.#requested;
    // React doesn't unmount a root while it commits another one.
    queueMicrotask(() => {
      if (requested !== this.#requested) return;
      this.#putHtml(page);
      fillForms(this.#container, this.#entries.typed());
      this.#hydrateIslands(load);
    });
  }

  /** Replaces the page by one as sent by the server. */
  #putHtml({ path, head, nodes }: FirstPage): void {
    this.#screen = undefined;
    // Before the head is filled: the page's own elements of it may be there still, if the next page was never shown.
    this.#leave();
    if (this.#html !== path) {
      this.#root?.unmount();
      this.#root = undefined;
      this.#replaceContainer();
      markPart(this.#container, false);
      this.#container.append(...nodes());
      this.#html = path;
    }
    keepPageHead(head);
    const stopWaiting = this.#begin(this.#location.pathname);
    if (stopWaiting) this.#leaving.push(stopWaiting);
  }

  /** React empties the element of an unmounted root once more, if the root was about to show another page. */
  #replaceContainer(): void {
    const fresh = document.importNode(this.#container);
    this.#container.replaceWith(fresh);
    this.#container = fresh;
    this.#notePlaces();
  }

  /** Hydrates the islands of the page whose HTML is in the container. Its links navigate without a reload. */
  #hydrateIslands({ page, load }: PageOfIslands): void {
    const islands = new Islands(this.#container, {
      page,
      load,
      location: this.#location,
      navigator: this.#site.navigator,
      onFailure: (typed) => {
        if (typed) {
          fillForms(this.#container, typed);
          // The elements that entrances had prepared were replaced.
          this.#leaving.push(animatePage());
        }
        this.#site.setStatic(true);
      },
    });
    this.#islands = islands;
    this.#leaving.push(...this.#followHtml(), () => {
      this.#islands = undefined;
      islands.close();
    });
    void islands.ready.then(() => {
      markHydrated();
      if (this.#islands === islands) this.#leaving.push(animatePage());
    });
  }

  /** Shows a page as sent by the server. Its links navigate without a reload. */
  #keepHtml(page: FirstPage, typed: FormValues = new Map()): void {
    this.#putHtml(page);
    fillForms(this.#container, typed);
    this.#leaving.push(...this.#followHtml(), animatePage());
    this.#site.setStatic(true);
    markHydrated();
  }

  /** Follows the links of a page that React has not rendered. @returns what to do when it is left */
  #followHtml(): (() => void)[] {
    const { navigator, setStatic } = this.#site;
    return [followLinks(this.#container, navigator), () => setStatic(false)];
  }
}
