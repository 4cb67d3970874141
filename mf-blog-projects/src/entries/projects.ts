import { entriesIn } from '@site/kit/rsbuild/entries-in';
import type { Project } from '../content/project.schema';

/** The sample projects in the order of their cards. */
export const projects: Project[] = Object.values(
  await entriesIn<Project>(import.meta.url, '../content/projects'),
).sort((one, other) => one.order - other.order);
