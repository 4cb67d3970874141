import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="projectDetails" description="Description of projectDetails" path={paths.projectDetails} />
      <h1>projectDetails</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
