import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseIfValid } from '@site/shared/node/read-json';
import { shellName } from '@site/shared/site-model/apps';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordElement } from '@site/shared/site-model/release-record-places';
import { scriptJson } from '@site/shared/site-model/script-json';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elementsIn } from '../../browser/html-tree';
import { hostScript, hostStyles } from './development-host';

const emptyDocument = fileURLToPath(new URL('../../rsbuild/document.html', import.meta.url));

/**
 * The document of a page of the developed remote, which the browser renders.
 * @param record the releases that the browser gets
 */
export function developedDocument(record: ReleaseRecord): string {
  const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  const script = `<script type="application/json" id="${releaseRecordElement}">${scriptJson(record)}</script>`;
  return withHost(readFileSync(emptyDocument, 'utf8'), icon, script);
}

/**
 * A deployed page with the shell's development build in place of the deployed one. It loses its policy, which would block the
 * development server, and the hashes of the scripts that are replaced.
 */
export function deployedDocument(page: string): string {
  const document = parse(page);
  const shell = shellFolder(recordIn(document));
  for (const element of elementsIn(document)) if (isReplaced(element, shell)) remove(element);
  // Its sections were laid out by the replaced script (shell/src/load-after-paint.ts).
  for (const element of elementsIn(document))
    element.attrs = element.attrs.filter(({ name }) => name !== 'data-first-paint');
  return withHost(serialize(document));
}

/** The apps whose releases a page of the site names; none of a document that is no page of a composed site. */
export function appsOfPage(page: string): string[] {
  return Object.keys(recordIn(parse(page))?.microFrontends ?? {});
}

/** Adds the shell's development build, and further elements, to the head and the body of a document. */
function withHost(document: string, head = '', body = ''): string {
  const end = document.lastIndexOf('</body>');
  // Before the styles of the page, as in deployed documents.
  const start = `<head><link rel="stylesheet" href="${hostStyles}">${head}`;
  const scripts = `<script defer src="${hostScript}"></script>${body}`;
  return document.slice(0, end).replace('<head>', start) + scripts + document.slice(end);
}

/** The policy, and the scripts and preloads of the deployed shell. */
function isReplaced(element: Tree.Element, shell: string | undefined): boolean {
  if (attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy') return true;
  if (attribute(element, 'id') === 'page-scripts') return true;
  const file = attribute(element, 'src') ?? attribute(element, 'href');
  return shell !== undefined && file?.startsWith(shell) === true;
}

/** Undefined in a document that is no page of a composed site. */
function recordIn(document: Tree.Document): ReleaseRecord | undefined {
  const element = elementsIn(document).find((each) => attribute(each, 'id') === releaseRecordElement);
  const [text] = element?.childNodes ?? [];
  return text && 'value' in text ? parseIfValid(text.value, releaseRecordSchema) : undefined;
}

/** The address that the files of the deployed shell start with. */
function shellFolder(record: ReleaseRecord | undefined): string | undefined {
  return record?.microFrontends[shellName]?.[0]?.url.replace(/static\/.*$/, '');
}

function remove(element: Tree.Element): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
}
