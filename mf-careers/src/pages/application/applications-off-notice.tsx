import { company } from '@site/shared/company/company';
import { applicationsOff } from '../../content/applications-off';
import styles from './applications-off-notice.module.css';

interface ApplicationsOffNoticeProps {
  role: string | undefined;
  /** Whether the form sends with JavaScript; then only a visitor without it sees the notice. */
  sends: boolean;
}

/** The notice above the form that it sends nothing (requirements §7). */
export function ApplicationsOffNotice({ role, sends }: ApplicationsOffNoticeProps) {
  const { subject, withoutScript } = applicationsOff;
  const { heading, text } = sends ? withoutScript : applicationsOff;
  const about = encodeURIComponent(role ? `${subject}: ${role}` : subject);
  return (
    <div className={styles.notice} data-without-script={sends || undefined}>
      <p className={styles.heading}>{heading}</p>
      <p>
        {text} <a href={`mailto:${company.email}?subject=${about}`}>{company.email}</a>.
      </p>
    </div>
  );
}
