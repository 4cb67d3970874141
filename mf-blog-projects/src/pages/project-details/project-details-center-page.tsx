import { projectDetailsCenterPage } from '../../content/project-details/center';
import { ProjectPage } from './project-page';

export function Page() {
  return <ProjectPage page={projectDetailsCenterPage} />;
}
