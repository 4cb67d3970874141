import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="blogDetailsRight" description="Description of blogDetailsRight" path={paths.blogDetailsRight} />
      <h1>blogDetailsRight</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
