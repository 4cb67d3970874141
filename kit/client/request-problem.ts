import { fetchProblem } from '@site/shared/node/fetch-problem';

/** Why a request to another machine failed, with the cause that a team behind a proxy can't see. */
export function requestProblem(problem: unknown, environment = process.env): string {
  const { HTTPS_PROXY, https_proxy, NODE_USE_ENV_PROXY } = environment;
  const reason = fetchProblem(problem);
  return (HTTPS_PROXY || https_proxy) && !NODE_USE_ENV_PROXY
    ? `${reason}; Node uses HTTPS_PROXY only with NODE_USE_ENV_PROXY=1, from 22.21 and 24 on`
    : reason;
}
