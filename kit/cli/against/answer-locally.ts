import type { IncomingMessage, ServerResponse } from 'node:http';
import { applicationAddress, enquiryAddress } from '@site/shared/company/company';
import { reportsAddress } from '@site/shared/site-model/reports-address';

const forms: string[] = [enquiryAddress, applicationAddress];

/** Answers a request that could change the deployed site, which gets only GET and HEAD: forms succeed, samples are dropped. */
export function answerLocally({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const isPost = method === 'POST';
  if (isPost && url === reportsAddress) response.writeHead(204).end();
  else if (isPost && forms.includes(url))
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(
      JSON.stringify({
        message: 'Received by the development proxy. Nothing was sent.',
        id: 'development',
      }),
    );
  else
    response
      .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
      .end('Nothing is sent to the deployed site while a remote is developed in it.\n');
}
