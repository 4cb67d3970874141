import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';

/** The link at the end of a form's notice. */
export function PrivacyLink() {
  return <Link to={paths.privacy}>What we keep, and for how long</Link>;
}
