import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="blogDetailsCenter" description="Description of blogDetailsCenter" path={paths.blogDetailsCenter} />
      <h1>blogDetailsCenter</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
