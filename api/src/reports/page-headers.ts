import { reportsTiming } from '@site/shared/contracts/reports-address';

type Headers = Readonly<Record<string, string>>;

/**
 * What pages are answered with, so that browsers report or don't.
 * @param headers those of the snapshot, which name the endpoint
 * @param percentage of visits that report; 0: none, and browsers are told of no endpoint
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
