import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="blogDetails" description="Description of blogDetails" path={paths.blogDetails} />
      <h1>blogDetails</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
