import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { releaseRecordElement } from '@site/shared/site-model/release-record-places';
import { scriptJson } from '@site/shared/site-model/script-json';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The element that React renders into. */
const rootElement = 'root';

/**
 * A document whose page is rendered in the browser, because its HTML was composed with another release of the remote.
 * @param notFoundPage the site's page for an unknown path: it loads the shell and nothing of a remote
 * @param record the releases that the browser gets
 * @throws when that is not a page of a composed site
 */
export function developmentDocument(notFoundPage: string, record: ReleaseRecord): string {
  const document = parse(withoutPolicy(notFoundPage));
  const isFilled = { root: false, record: false };
  for (const element of elementsIn(document)) {
    const id = attributeOf(element, 'id');
    if (id === rootElement) {
      element.childNodes = [];
      isFilled.root = true;
    }
    if (id === releaseRecordElement) {
      element.childNodes = [
        { nodeName: '#text', value: scriptJson(record), parentNode: element } satisfies Tree.TextNode,
      ];
      isFilled.record = true;
    }
    // The page has a title of its own.
    if (element.tagName === 'title') remove(element);
  }
  if (isFilled.root && isFilled.record) return serialize(document);
  throw new Error(
    'The site answers with a page that this version of the kit can’t develop in. Update the kit.',
  );
}

/** A page without its security policy, which would block the files of the development server. */
export function withoutPolicy(page: string): string {
  return page.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '');
}

/** The apps whose releases a page of the site names. */
export function appsOfPage(page: string): string[] {
  const element = elementsIn(parse(page)).find((each) => attributeOf(each, 'id') === releaseRecordElement);
  const [text] = element?.childNodes ?? [];
  if (text === undefined || !('value' in text)) return [];
  const record: Partial<ReleaseRecord> = JSON.parse(text.value);
  return Object.keys(record.microFrontends ?? {});
}

function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ('attrs' in node ? [node, ...elementsIn(node)] : []));
}

function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function remove(element: Tree.Element): void {
  const { parentNode } = element;
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
}
