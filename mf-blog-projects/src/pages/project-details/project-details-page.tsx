import { projectDetailsPage } from '../../content/project-details/left';
import { ProjectPage } from './project-page';

export function Page() {
  return <ProjectPage page={projectDetailsPage} />;
}
