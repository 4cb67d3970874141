import type { IncomingMessage } from 'node:http';
import { defineApp } from '@site/kit/rsbuild/app-config';
import { workspaceRemotes } from '@site/kit/workspace';
import { enquiryAddress } from '@site/shared/company/company';
import { previewLabel } from '@site/shared/http/preview-host';
import { apiDevelopmentPort } from '@site/shared/site-model/apps';
import { challengeAddress } from '@site/shared/site-model/form-challenge';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import {
  releaseRecordElement,
  releaseRecordFile,
  releaseRecordSchemaUrl,
} from '@site/shared/site-model/release-record-places';
import { collections } from './src/content/collections';

/** In development, the releases are those of the remotes' development servers. */
const developmentRecord: ReleaseRecord = {
  schema: releaseRecordSchemaUrl,
  microFrontends: Object.fromEntries(
    workspaceRemotes().map(({ name, port }) => [
      name,
      [
        {
          url: `http://localhost:${port}/remoteEntry.js`,
          metadata: { version: 'development', integrity: '' },
          extras: { development: `http://localhost:${port}` },
        },
      ],
    ]),
  ),
};

const apiPaths = [enquiryAddress, challengeAddress];

/** Whether a request is for a preview: its address has the port of this server where no web server runs. */
function isForPreview({ headers }: IncomingMessage): boolean {
  return previewLabel(headers.host ?? '', 'localhost') !== undefined;
}

export default defineApp({
  folder: import.meta.dirname,
  content: collections,
  script: './src/load-after-paint.ts',
  developmentServer: {
    proxy: [
      {
        pathFilter: (path, request) => isForPreview(request) || apiPaths.some((own) => path.startsWith(own)),
        target: `http://localhost:${apiDevelopmentPort}`,
        // The API finds the preview by the host.
        changeOrigin: false,
      },
    ],
    setup: ({ server }) => {
      server.middlewares.use(`/${releaseRecordFile}`, (request, response, next) => {
        if (isForPreview(request)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(developmentRecord));
      });
    },
  },
  developmentTags: [
    {
      tag: 'script',
      attrs: { type: 'application/json', id: releaseRecordElement },
      children: JSON.stringify(developmentRecord),
      head: true,
    },
  ],
});
