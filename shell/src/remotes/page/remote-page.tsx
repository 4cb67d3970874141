import { emptyPageElement } from '@site/shared/site-model/page-root';
import {
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigationType,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router-dom';
import { pageRoute, type RequestedPage } from '../loading/page-load';
import { PageRoot } from './page-root';
import { staticNotice } from './remote-labels';
import styles from './remote-page.module.css';
import { StaticNotice } from './static-notice';

/** The container of the page's React root. React does not touch the content of an element with `dangerouslySetInnerHTML`. */
const container = { __html: emptyPageElement };

/**
 * Contains the page, which has a React root of its own (decision 018). It is rendered after the layout has changed: by then
 * the menu is closed, and the page can get the focus.
 */
export function RemotePage({ announce }: { announce: Dispatch<SetStateAction<string>> }) {
  const main = useRef<HTMLElement>(null);
  const pages = useRef<PageRoot>(null);
  const [isStatic, setStatic] = useState(false);
  const requested = useRouteLoaderData<RequestedPage>(pageRoute);
  const location = useLocation();
  const navigationType = useNavigationType();
  const { navigator } = useContext(NavigationContext);
  const { revalidate } = useRevalidator();

  useLayoutEffect(() => {
    // Without prerendered HTML, in development, the layout is rendered before the page.
    const element = main.current?.firstElementChild;
    if (!(element instanceof HTMLElement) || !requested) return;
    const site = { navigator, retry: revalidate, announce, setStatic };
    pages.current ??= new PageRoot(element, requested, location, site);
    pages.current.show(requested, location, navigationType);
  }, [requested, location, navigationType, navigator, revalidate, announce]);

  // In the status of the layout: screen readers ignore a new live region that already has its text.
  useEffect(() => {
    if (!isStatic) return;
    announce(staticNotice);
    // Unless the title of the next page is announced by now.
    return () => announce((text) => (text === staticNotice ? '' : text));
  }, [isStatic, announce]);

  useLayoutEffect(
    () => () => {
      pages.current?.close();
      pages.current = null;
    },
    [],
  );

  return (
    <>
      <main
        ref={main}
        id="page"
        className={styles.page}
        tabIndex={-1}
        data-static={isStatic || undefined}
        dangerouslySetInnerHTML={container}
        suppressHydrationWarning
      />
      {isStatic && <StaticNotice retry={revalidate} />}
    </>
  );
}
