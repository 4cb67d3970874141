import { useState } from 'react';
import '../motion/page-fade.css';
import './first-paint.css';
import { layoutContent } from '../content/layout-content';
import { RemotePage } from '../remotes/page/remote-page';
import { CallToAction } from './call-to-action/call-to-action';
import { ChatButton } from './chat-button/chat-button';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import styles from './layout.module.css';
import { PageStatus } from './page-change/page-status';
import { useScrollRestoration } from './page-change/use-scroll-restoration';

/** The layout around every page (requirements §2.1). */
export function Layout() {
  const [announcement, announce] = useState('');
  useScrollRestoration();

  return (
    <>
      <a href="#page" className={styles.skipLink} data-print="hide">
        {layoutContent.skipLink}
      </a>
      <PageStatus announcement={announcement} />
      <Header />
      <RemotePage announce={announce} />
      <CallToAction />
      <Footer />
      <ChatButton />
    </>
  );
}
