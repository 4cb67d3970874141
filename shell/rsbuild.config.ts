import { defineApp } from '@site/kit/rsbuild/app-config';
import { workspaceRemotes } from '@site/kit/workspace';
import { enquiryAddress } from '@site/shared/company/company';
import { apiDevelopmentPort } from '@site/shared/site-model/apps';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { releaseRecordElement, releaseRecordSchemaUrl } from '@site/shared/site-model/release-record-places';

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
        },
      ],
    ]),
  ),
};

/**
 * The part of React's developer tools that hot reload needs in a page: without it, a remote's hot reload does not find the
 * React of the shell.
 */
const reactHook = `
  const renderers = new Map();
  const none = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: none,
    onCommitFiberRoot: none,
    onCommitFiberUnmount: none,
  };`;

export default defineApp({
  folder: import.meta.dirname,
  script: './src/load-after-paint.ts',
  developmentServer: { proxy: { [enquiryAddress]: `http://localhost:${apiDevelopmentPort}` } },
  developmentTags: [
    { tag: 'script', children: reactHook, head: true, append: false },
    {
      tag: 'script',
      attrs: { type: 'application/json', id: releaseRecordElement },
      children: JSON.stringify(developmentRecord),
      head: true,
    },
  ],
});
