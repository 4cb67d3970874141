import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { answerError } from '../http/problems/answer-error';
import { isPublicReleaseFile } from './public-files';

/**
 * A file that a browser shows as a document runs no script of the site's origin: a team may store releases that were never
 * deployed, in which no check has looked at files such as drawings. Pictures keep their styles.
 */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A browser shows a script as text. A worker has the policy of its script, not of its page: without one it reaches any site. */
const workerPolicy = "default-src 'self'";

const script = /\.js(?:\.(?:br|gz))?$/;

const oneYearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Serves the files of all releases. A release never changes, so browsers may cache its files forever. Any origin may load
 * them, so that a site can use remotes of another server.
 */
export async function serveReleases(app: FastifyInstance, { siteDirectory }: { siteDirectory: string }) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', vary: 'Accept-Encoding' });
  });
  app.setNotFoundHandler((_request, reply) => sendMissing(reply));
  app.setErrorHandler((error: FastifyError, request, reply) =>
    // A path outside of the folder, or of a folder, is answered like a missing file.
    error.statusCode === 403 || error.statusCode === 400
      ? sendMissing(reply)
      : answerError(error, request, reply),
  );
  await app.register(fastifyStatic, {
    root: join(siteDirectory, 'releases'),
    allowedPath: isPublicReleaseFile,
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: oneYearMs,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', script.test(path) ? workerPolicy : documentPolicy);
    },
  });
}

/** Plain text, never a page: a script element must not get HTML to evaluate. */
function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('There is no such file in any release.\n');
}
