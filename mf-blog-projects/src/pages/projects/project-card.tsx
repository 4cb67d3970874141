import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Photo } from '@site/shared/ui/photo';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { WeavePalette } from '@site/shared/weave/weave';
import type { Project } from '../../content/project.schema';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: Project;
  /** Its position in the list, from 1. */
  number: number;
  /** At full width its cover is on the right. */
  mirrored: boolean;
}

/** One project. All share a title, so cover, industry and result distinguish them; the whole card links to the project page. */
export function ProjectCard({ project, number, mirrored }: ProjectCardProps) {
  return (
    <article
      className={styles.project}
      data-mirrored={mirrored || undefined}
      aria-label={`${project.industry}: ${project.title}`}
    >
      <div className={styles.cover}>
        {project.photo ? (
          <Photo photo={project.photo} sizes="(width >= 60rem) 66vw, 100vw" shape="fill" />
        ) : (
          <WeaveArt
            seed={project.seed}
            palette={palettes[(number - 1) % palettes.length] ?? 'indigo'}
            shape="fill"
          />
        )}
      </div>
      <div>
        <p className={styles.industry}>
          <span className={styles.number}>{String(number).padStart(2, '0')}</span>
          {project.industry}
        </p>
        <h3 className={styles.title}>{project.title}</h3>
        <p className={styles.result}>{project.result}</p>
        <ArrowLink to={project.link.to} about={project.industry} covers className={styles.more}>
          {project.link.label}
        </ArrowLink>
      </div>
    </article>
  );
}

/** Five palettes for groups of three, so that neighbours differ. */
const palettes: WeavePalette[] = ['indigo', 'dusk', 'night', 'marigold', 'paper'];
