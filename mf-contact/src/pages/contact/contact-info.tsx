import { chatAddress, company } from '@site/shared/company/company';
import { Icon } from '@site/shared/ui/icon';
import type { IconNode } from '@site/shared/ui/icon-node';
import { Mail, MapPin, MessageCircle, Phone } from '@site/shared/ui/icons';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import type { ReactNode } from 'react';
import { contactPage } from '../../content/contact-page';
import styles from './contact-info.module.css';

/** Telephone, mail, chat and office (requirements §2.10). */
export function ContactInfo() {
  const { heading, phone, email, chat, office } = contactPage.info;
  const { street, city, region, postalCode, country } = company.office;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <dl className={styles.channels}>
        <Channel {...phone} icon={Phone}>
          <a href={`tel:${company.phone.dialled}`} className={styles.way}>
            {company.phone.shown}
          </a>
        </Channel>
        <Channel {...email} icon={Mail}>
          <a href={`mailto:${company.email}`} className={styles.way}>
            {company.email}
          </a>
        </Channel>
        <Channel {...chat} icon={MessageCircle}>
          <a href={chatAddress} className={styles.way} target="_blank" rel="noopener">
            {chat.action}
            <VisuallyHidden> ({chat.newTab})</VisuallyHidden>
          </a>
        </Channel>
        <Channel {...office} icon={MapPin}>
          <address className={styles.address}>
            <span>{street},</span>{' '}
            <span>
              {city} {postalCode}, {region}, {country}
            </span>
          </address>
        </Channel>
      </dl>
    </section>
  );
}

const headingId = 'reach-us';

interface ChannelProps {
  icon: IconNode;
  label: string;
  /** When to use it. */
  note: string;
  children: ReactNode;
}

function Channel({ icon, label, note, children }: ChannelProps) {
  return (
    <div className={styles.channel}>
      <dt className={styles.label}>
        <Icon of={icon} className={styles.icon} />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
