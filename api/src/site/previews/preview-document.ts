import { company } from '@site/shared/company/company';
import { policyElement, remoteOrigins } from '@site/shared/contracts/content-security-policy';
import type { Release } from '@site/shared/contracts/release';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { releaseRecordElement } from '@site/shared/contracts/release-record-places';
import { scriptJson } from '@site/shared/contracts/script-json';

/**
 * A page in preview: the shell and the record alone. What stands in it is rendered in the browser, because no HTML was
 * ever composed with the candidate.
 * @param base where the shell's files lie, up to `web/`
 */
export function previewDocument(shell: Release, base: string, record: ReleaseRecord): string {
  const { initial, fonts, files } = shell;
  const verified = (file: string) => `integrity="${files[file] ?? ''}" crossorigin="anonymous"`;
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    // Which players its page names is known in the browser alone.
    policyElement({ origins: remoteOrigins(record) }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><meta name="application-name" content="${company.name}">`,
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`,
    ),
    ...initial.css.map((file) => `<link rel="stylesheet" href="${base}${file}" ${verified(file)}>`),
    ...initial.js.map((file) => `<script defer src="${base}${file}" ${verified(file)}></script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="${releaseRecordElement}">${scriptJson(record)}</script>`,
    '</body></html>\n',
  ].join('');
}
