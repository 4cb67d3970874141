import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@site/shared/node/testing/listen';

interface Comment {
  user: { login: string };
  body: string;
}

/** A local stand-in for the API of GitHub or GitLab, with one pull request. */
export interface CodeHost {
  address: string;
  /** The comments on the pull request; a test may add some. */
  comments: Comment[];
  /** The body of each request that uploads a file. */
  uploads: Buffer[];
  stop: () => void;
}

/** Starts it. A request without the token is refused, and what a job doesn't need is not found. */
export async function startCodeHost(token: string): Promise<CodeHost> {
  const comments: Comment[] = [];
  const uploads: Buffer[] = [];
  const post = (body: string) => comments.push({ user: { login: 'github-actions[bot]' }, body });
  const answers: Record<string, (body: Buffer) => unknown> = {
    'GET /repos/malvanta/contact/issues/7/comments': () => comments,
    'POST /repos/malvanta/contact/issues/7/comments': (body) => post(JSON.parse(`${body}`).body),
    'POST /projects/12/merge_requests/7/notes': (body) =>
      post(new URLSearchParams(`${body}`).get('body') ?? ''),
    'POST /projects/12/uploads': (body) => {
      uploads.push(body);
      return { markdown: `![difference](/uploads/${uploads.length}.png)` };
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const answer = answers[`${request.method} ${pathname}`];
    const given = request.headers['private-token'] ?? request.headers.authorization?.replace('Bearer ', '');
    const body = await buffer(request);
    response.statusCode = !answer ? 404 : given === token ? 200 : 401;
    response.setHeader('content-type', 'application/json');
    response.end(response.statusCode === 200 ? JSON.stringify(answer?.(body) ?? {}) : '{}');
  });
  return { address: await listen(server), comments, uploads, stop: () => server.close() };
}
