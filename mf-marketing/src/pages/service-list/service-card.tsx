import { Card } from '@site/shared/ui/card';
import { revealed } from '@site/shared/ui/reveal';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { ContentIcon } from '../../components/content-icon/content-icon';
import { serviceList } from '../../content/service-list/service-list';
import type { ServiceListItem } from '../../content/service-list/service-list.schema';
import styles from './service-card.module.css';

/** One service of the list; the whole card leads to its page. */
export function ServiceCard({ card: { icon, title, desc, btnLink } }: { card: ServiceListItem }) {
  return (
    <li className={styles.item} {...revealed({ animation: 'fade-up', duration: 800 })}>
      <Card
        title={title}
        to={btnLink}
        icon={<ContentIcon name={icon} />}
        cover={<WeaveArt seed={btnLink} palette="dusk" shape="strip" />}
        foot={
          <span className={styles.lead} aria-hidden="true">
            {serviceList.cardLinkLabel}
          </span>
        }
      >
        {desc}
      </Card>
    </li>
  );
}
