import { company } from '@site/shared/company/company';
import { applicationsOff } from '../../content/applications-off';
import styles from './applications-off-notice.module.css';

const { heading, text, subject } = applicationsOff;

/** The notice above the form that it sends nothing (requirements §7). */
export function ApplicationsOffNotice({ role }: { role: string | undefined }) {
  const about = encodeURIComponent(role ? `${subject}: ${role}` : subject);
  return (
    <div className={styles.notice}>
      <p className={styles.heading}>{heading}</p>
      <p>
        {text} <a href={`mailto:${company.email}?subject=${about}`}>{company.email}</a>.
      </p>
    </div>
  );
}
