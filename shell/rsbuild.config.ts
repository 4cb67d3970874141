import { enquiryAddress } from '@site/shared/content/company';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { releaseRecordElement, releaseRecordSchemaUrl } from '@site/shared/contracts/release-record-places';
import { defineApp } from '@site/shared/federation/app-config';
import { apiDevelopmentPort, apps, remoteNames } from '@site/shared/federation/apps';

/** While developing, what is live is what the remotes' development servers hold. */
const developmentRecord: ReleaseRecord = {
  schema: releaseRecordSchemaUrl,
  microFrontends: Object.fromEntries(
    remoteNames.map((name) => [
      name,
      [
        {
          url: `http://localhost:${apps[name].port}/remoteEntry.js`,
          metadata: { version: 'development', integrity: '' },
        },
      ],
    ]),
  ),
};

export default defineApp({
  name: 'shell',
  developmentServer: { proxy: { [enquiryAddress]: `http://localhost:${apiDevelopmentPort}` } },
  developmentTags: [
    {
      tag: 'script',
      attrs: { type: 'application/json', id: releaseRecordElement },
      children: JSON.stringify(developmentRecord),
      head: true,
    },
  ],
});
