import { projectDetailsPage } from '../../content/project-details/left';
import { ProjectPage } from './project-page';

export const head = { ...projectDetailsPage.head, path: projectDetailsPage.path };

export function Page() {
  return <ProjectPage page={projectDetailsPage} />;
}
