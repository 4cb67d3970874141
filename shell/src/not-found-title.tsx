import { company } from '@site/shared/company/company';
import { useRouteLoaderData } from 'react-router-dom';

/** The title of the not-found screen. A page brings its own. */
export function NotFoundTitle({ pageId }: { pageId: string }) {
  return useRouteLoaderData(pageId) === undefined && <title>{`Page not found | ${company.name}`}</title>;
}
