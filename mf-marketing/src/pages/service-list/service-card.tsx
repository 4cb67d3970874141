import { Card } from '@site/shared/ui/card';
import { Icon } from '@site/shared/ui/icon';
import { revealed } from '@site/shared/ui/reveal';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { icons } from '../../content/icons';
import { serviceList } from '../../content/service-list/service-list';
import type { ServiceListItem } from '../../content/service-list/service-list.schema';
import styles from './service-card.module.css';

interface ServiceCardProps {
  card: ServiceListItem;
  /** One of the first two, with a picture. */
  wide?: boolean;
}

/** One service of the list; the whole card links to its page. */
export function ServiceCard({ card, wide = false }: ServiceCardProps) {
  const { icon, title, desc, btnLink } = card;
  return (
    <li className={styles.item} data-wide={wide || undefined} {...revealed({ duration: 800 })}>
      <Card
        title={title}
        to={btnLink}
        icon={<Icon of={icons[icon]} size={32} />}
        cover={
          wide && (
            <div className={styles.cloth}>
              <WeaveArt seed={btnLink} palette="indigo" shape="fill" />
            </div>
          )
        }
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
