import { ButtonLink } from '@site/shared/ui/button';
import type { Ref } from 'react';
import { quoteLink } from '../../menus';
import { CallLink } from '../call-link';
import { MainMenu } from './main-menu';
import styles from './menu-sheet.module.css';

interface MenuSheetProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  open: boolean;
  hydrated: boolean;
}

/** What the menu button opens on a phone; on a desk it simply lies in the bar. */
export function MenuSheet({ ref, id, open, hydrated }: MenuSheetProps) {
  return (
    <div
      ref={ref}
      id={id}
      className={styles.sheet}
      data-open={open || undefined}
      // Until scripts run the browser itself opens and closes it; from then on it is an ordinary part of the page.
      popover={hydrated ? undefined : 'auto'}
    >
      <MainMenu hydrated={hydrated} />
      <CallLink place="menu" className={styles.call} />
      <div className={styles.quote}>
        <ButtonLink to={quoteLink.to}>{quoteLink.label}</ButtonLink>
      </div>
    </div>
  );
}
