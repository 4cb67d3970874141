import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="projectDetailsRight" description="Description of projectDetailsRight" path={paths.projectDetailsRight} />
      <h1>projectDetailsRight</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
