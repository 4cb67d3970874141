import { entriesIn } from '@site/kit/content/entries-in';
import { type Project, projectSchema } from '../content/project.schema';

/** The sample projects in the order of their cards. */
export const projects: Project[] = Object.values(
  entriesIn(import.meta.url, '../content/projects', projectSchema),
).sort((one, other) => one.order - other.order);
