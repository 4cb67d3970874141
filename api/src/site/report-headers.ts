import { reportsTiming } from '@site/shared/site-model/reports-address';

type Headers = Readonly<Record<string, string>>;

/**
 * The headers of pages that make browsers report or not.
 * @param headers those of the snapshot, which name the endpoint
 * @param percentage of visits that report; with 0 the endpoint is not sent
 */
export function withReports(headers: Headers, percentage: number): Headers {
  const { 'reporting-endpoints': endpoints, 'server-timing': _, ...rest } = headers;
  if (percentage === 0) return rest;
  return {
    ...rest,
    ...(endpoints && { 'reporting-endpoints': endpoints }),
    'server-timing': `${reportsTiming};dur=${percentage}`,
  };
}
