import { PageHead } from '@site/shared/ui/page-head';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

export function Page() {
  return (
    <>
      <PageHead title="contact" description="Description of contact" path={paths.contact} />
      <h1>contact</h1>
      <Link to={paths.contact}>Contact</Link>
    </>
  );
}
