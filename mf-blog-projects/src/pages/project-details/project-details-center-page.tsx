import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="projectDetailsCenter" description="Description of projectDetailsCenter" path={paths.projectDetailsCenter} />
      <h1>projectDetailsCenter</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
