import { projectDetailsRightPage } from '../../content/project-details/right';
import { ProjectPage } from './project-page';

export function Page() {
  return <ProjectPage page={projectDetailsRightPage} />;
}
