import { company } from '@site/shared/company/company';
import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
import styles from './social-icons.module.css';

/** The company's social links as icons: LinkedIn is real, the others are placeholders (requirements §2). */
export function SocialIcons() {
  return (
    <ul className={styles.icons}>
      {company.social.map(({ name, address }) => (
        <li key={name}>
          {address === '#' ? (
            <PlaceholderLink label={name} className={styles.link}>
              <Drawing name={name} />
            </PlaceholderLink>
          ) : (
            <a href={address} aria-label={name} className={styles.link}>
              <Drawing name={name} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Without an icon the network's first letter is shown. */
function Drawing({ name }: { name: string }) {
  const d = drawings[name];
  if (!d) return <span aria-hidden="true">{name.charAt(0)}</span>;
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.drawing}>
      <path d={d} />
    </svg>
  );
}

/** In one line weight, like the other icons of the site. */
const drawings: Record<string, string> = {
  LinkedIn: 'M6 10v9M6 5.5v.1M11 19v-9M11 14a3.75 3.75 0 0 1 7.5 0v5',
  Facebook: 'M16 4h-1.75A3.75 3.75 0 0 0 10.5 7.75V20M7 11.5h7.5',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7.5v.01',
  X: 'M5 4.5 19 19.5M19 4.5 5 19.5',
};
