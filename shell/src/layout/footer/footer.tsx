import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import { WeaveBorder } from '@site/shared/ui/weave-border';
import { layoutContent } from '../../content/layout-content';
import { menus } from '../../content/menus';
import { Brand } from '../brand/brand';
import { ContactDetails } from './contact-details';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import { SocialLinks } from './social-links';

/** The footer of every page (requirements §2). */
export function Footer() {
  const { description, rights, made, privacy } = layoutContent.footer;
  return (
    <footer className={styles.footer} data-tone="night">
      <WeaveBorder motif="kangura" palette="night" />
      <div className={styles.content}>
        <div className={styles.company}>
          <Brand />
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.groups}>
          {menus.footer.map((group) => (
            <FooterLinks key={group.id} group={group} />
          ))}
        </div>
        <ContactDetails />
        <div className={styles.close}>
          <SocialLinks />
          <p className={styles.rights}>
            {rights} <span className={styles.made}>{made}</span>{' '}
            <Link to={paths.privacy} className={styles.privacy}>
              {privacy}
            </Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
