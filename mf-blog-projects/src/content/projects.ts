import type { Project } from './project.schema';

/** Every project in the order of the cards. A new file in `projects/` is a new card; nothing else changes. */
export const projects: Project[] = Object.values(
  import.meta.glob<Project>('./projects/*.ts', { eager: true, import: 'entry' }),
).sort((one, other) => one.order - other.order);
