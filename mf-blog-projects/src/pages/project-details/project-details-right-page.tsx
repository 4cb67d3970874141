import { projectDetailsRightPage } from '../../content/project-details/right';
import { ProjectPage } from './project-page';

export const head = { ...projectDetailsRightPage.head, path: projectDetailsRightPage.path };

export function Page() {
  return <ProjectPage page={projectDetailsRightPage} />;
}
