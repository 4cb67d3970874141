import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Icon } from '@site/shared/ui/icon';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { HomeService } from '../../../content/home/home.schema';
import { icons } from '../../../content/icons';
import styles from './service-card.module.css';

/** One service. `addClass`: `wide` has a picture next to the text, `tall` one below it, `plain` none. */
export function ServiceCard({ icon, title, desc, btnText, btnLink, addClass }: HomeService) {
  return (
    <article
      className={styles.card}
      data-form={addClass}
      data-tone={addClass === 'tall' ? 'night' : undefined}
    >
      <div className={styles.words}>
        <Icon of={icons[icon]} size={32} className={styles.icon} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.desc}>{desc}</p>
        <ArrowLink to={btnLink} covers className={styles.link}>
          {btnText}
        </ArrowLink>
      </div>
      {addClass !== 'plain' && (
        <div className={styles.cloth} data-print="hide">
          <WeaveArt seed={title} shape="fill" palette={addClass === 'tall' ? 'night' : 'dusk'} />
        </div>
      )}
    </article>
  );
}
