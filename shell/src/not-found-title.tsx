import { company } from '@site/shared/company/company';

/** The title of the not-found screen. A page brings its own. */
export function NotFoundTitle() {
  return <title>{`Page not found | ${company.name}`}</title>;
}
