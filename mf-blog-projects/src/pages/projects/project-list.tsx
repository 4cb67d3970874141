import { revealed } from '@site/shared/ui/reveal';
import type { Project } from '../../content/project.schema';
import { ProjectCard } from './project-card';
import styles from './project-list.module.css';

/** Three projects make one group: a wide one, then two of unequal width; every second group is mirrored. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ol className={styles.projects}>
      {projects.map((project, index) => (
        <li key={project.seed} className={styles.place} {...(index > 0 && revealed({ duration: 800 }))}>
          <ProjectCard project={project} number={index + 1} mirrored={Math.floor(index / 3) % 2 === 1} />
        </li>
      ))}
    </ol>
  );
}
