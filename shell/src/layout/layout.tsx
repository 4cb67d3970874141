import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import '../motion/page-fade.css';
import './first-paint.css';
import { CallToAction } from './call-to-action/call-to-action';
import { ChatButton } from './chat-button/chat-button';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import styles from './layout.module.css';
import { layoutContent } from './layout-content';
import { PageStatus } from './page-change/page-status';
import { usePageChange } from './page-change/use-page-change';
import { useScrollRestoration } from './page-change/use-scroll-restoration';

/** What surrounds every page (requirements §2.1). */
export function Layout() {
  const page = useRef<HTMLElement>(null);
  const announcement = usePageChange(page);
  useScrollRestoration();

  return (
    <>
      <a href="#page" className={styles.skipLink} data-print="hide">
        {layoutContent.skipLink}
      </a>
      <PageStatus announcement={announcement} />
      <Header />
      <main ref={page} id="page" className={styles.page} tabIndex={-1}>
        <Outlet />
      </main>
      <CallToAction />
      <Footer />
      <ChatButton />
    </>
  );
}
