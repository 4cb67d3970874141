import { chatAddress } from '@site/shared/company/company';
import { Icon } from '@site/shared/ui/icon';
import { MessageCircle } from '@site/shared/ui/icons';
import { layoutContent } from '../../content/layout-content';
import styles from './chat-button.module.css';

/** Links to a chat with the company (requirements §2). */
export function ChatButton() {
  return (
    <aside aria-label={layoutContent.chat.region} data-print="hide">
      <a
        href={chatAddress}
        className={styles.chat}
        target="_blank"
        rel="noopener"
        aria-label={layoutContent.chat.label}
      >
        <Icon of={MessageCircle} size={28} />
      </a>
    </aside>
  );
}
