import { Avatar } from '@site/shared/ui/avatar';
import { Photo } from '@site/shared/ui/photo';
import { revealed } from '@site/shared/ui/reveal';
import { teamMembers } from '../../content/team/team-members';
import { looks } from './looks';
import styles from './team-members.module.css';

interface TeamMembersProps {
  /** `portraits`: four in a row, then the next row; `rows`: one person a row. */
  layout: 'portraits' | 'rows';
}

/** The members of the team (requirements §9). */
export function TeamMembers({ layout }: TeamMembersProps) {
  return (
    <ul className={styles.team} data-layout={layout}>
      {teamMembers.map(({ img, photo, title, desc, line }) => (
        <li key={img} className={styles.member} {...revealed({ duration: 1000 })}>
          <div className={styles.portrait} data-print="hide">
            {photo ? (
              <Photo photo={photo} sizes={portraitWidths} className={styles.photo} />
            ) : (
              <Avatar name={img} look={looks[img]} />
            )}
          </div>
          <div className={styles.words}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.role}>{desc}</p>
            <p className={styles.line}>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Of four columns, two, or one. */
const portraitWidths = '(width >= 64rem) 25rem, (width >= 40rem) 50vw, 100vw';
