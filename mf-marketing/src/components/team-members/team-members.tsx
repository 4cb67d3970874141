import { Avatar } from '@site/shared/ui/avatar';
import { revealed } from '@site/shared/ui/reveal';
import { teamMembers } from '../../content/team/team-members';
import { looks } from './looks';
import styles from './team-members.module.css';

interface TeamMembersProps {
  /** `portraits`: four in a row; `rows`: one person a row. */
  layout: 'portraits' | 'rows';
  /** The level of the names in the page's outline. */
  level?: 2 | 3;
}

/** The four members of the team (requirements §9). */
export function TeamMembers({ layout, level = 3 }: TeamMembersProps) {
  const Name = `h${level}` as const;
  return (
    <ul className={styles.team} data-layout={layout}>
      {teamMembers.map(({ img, title, desc, line }) => (
        <li key={img} className={styles.member} {...revealed({ animation: 'fade-up', duration: 1000 })}>
          <div className={styles.portrait}>
            <Avatar name={img} look={looks[img]} />
          </div>
          <div className={styles.words}>
            <Name className={styles.name}>{title}</Name>
            <p className={styles.role}>{desc}</p>
            <p className={styles.line}>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
