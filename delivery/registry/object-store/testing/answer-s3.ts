import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';

export interface StoredObject {
  content: Buffer;
  headers: OutgoingHttpHeaders;
  writtenAt: Date;
}

export interface S3Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

type Objects = Map<string, StoredObject>;

/** Answers a signed request to the bucket `site` like S3. */
export async function answerS3(
  objects: Objects,
  request: IncomingMessage,
  body: Buffer,
  conditions: { ignored: boolean; racy: boolean },
): Promise<S3Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, bucket, ...segments] = pathname.split('/').map(decodeURIComponent);
  const key = segments.join('/');
  if (bucket !== 'site') return s3Error(404, 'NoSuchBucket');
  if (key === '') return list(objects, searchParams);
  if (request.method === 'GET') return get(objects.get(key), request.headers['if-none-match']);
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const isTaken = request.headers['if-none-match'] === '*' && !conditions.ignored && objects.has(key);
  if (isTaken) return s3Error(412, 'PreconditionFailed');
  if (conditions.racy) await setImmediate();
  objects.set(key, { content: body, headers: keptHeaders(request.headers), writtenAt: new Date() });
  return { status: 200, headers: { etag: etagOf(body) } };
}

export function s3Error(status: number, code: string): S3Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>&quot;${code}&quot;</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function get(object: StoredObject | undefined, known: string | undefined): S3Answer {
  if (!object) return s3Error(404, 'NoSuchKey');
  const { content, headers } = object;
  const etag = etagOf(content);
  if (known === etag) return { status: 304, headers: { etag } };
  return { status: 200, headers: { ...headers, etag }, body: content };
}

function list(objects: Objects, query: URLSearchParams): S3Answer {
  const after = query.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = keys.sort().slice(0, 1000);
  const contents = page.map((key) => {
    const { content, writtenAt } = objects.get(key) ?? { content: Buffer.of(), writtenAt: new Date() };
    return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${writtenAt.toISOString()}</LastModified><ETag>&quot;${etagOf(content).slice(1, -1)}&quot;</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>site</Name><EncodingType>url</EncodingType><IsTruncated>${page.length < keys.length}</IsTruncated>${contents.join('')}</ListBucketResult>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

function keptHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = ['content-type', 'cache-control', 'content-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name)));
}

/** A list needs those of all objects. */
const etags = new WeakMap<Buffer, string>();

function etagOf(content: Buffer): string {
  const etag = etags.get(content) ?? `"${createHash('md5').update(content).digest('hex')}"`;
  etags.set(content, etag);
  return etag;
}
