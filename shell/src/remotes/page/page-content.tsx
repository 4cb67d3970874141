import { company } from '@site/shared/company/company';
import { PageHead } from '@site/shared/ui/page-head';
import type { ReactNode } from 'react';
import { DefaultErrorScreen } from '../../default-error-screen';
import type { PageLoad } from '../loading/page-load';
import { RemoteUnavailable } from './remote-unavailable';

/** The title of the document where a path has no page. */
export const notFoundTitle = `Page not found | ${company.name}`;

const notFound = { status: 404, statusText: 'Not Found', internal: false, data: '' };

/**
 * The content of a React root for a load's result.
 * @param retry loads it again
 */
export function pageContent(
  load: Exclude<PageLoad, { state: 'static' | 'islands' }>,
  retry: () => Promise<void>,
): ReactNode {
  switch (load.state) {
    case 'ready':
      return (
        <>
          <PageHead {...load.head} />
          <load.Page {...load.props} />
        </>
      );
    case 'missing':
      return (
        <>
          <title>{notFoundTitle}</title>
          <DefaultErrorScreen problem={notFound} />
        </>
      );
    case 'unavailable':
      return <RemoteUnavailable remote={load.remote} retry={retry} />;
  }
}
