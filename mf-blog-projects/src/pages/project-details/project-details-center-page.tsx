import { projectDetailsCenterPage } from '../../content/project-details/center';
import { ProjectPage } from './project-page';

export const head = { ...projectDetailsCenterPage.head, path: projectDetailsCenterPage.path };

export function Page() {
  return <ProjectPage page={projectDetailsCenterPage} />;
}
