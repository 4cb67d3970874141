import { attribute, elementsIn } from '@site/kit/browser/html-tree';
import type { LayoutTemplates } from '@site/shared/node/layout-templates';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { emptyPageElement } from '@site/shared/site-model/page-root';
import { linksIn } from './page-links';
import { parseNested } from './parse-nested';

/**
 * Checks the layout of a shell's release. It is part of every document: its team decides about its content, but it has to
 * be well-formed, and to have one place for the page.
 * @returns the ids in all its states, and the paths of this site that it links to
 * @throws naming the shell and each error
 */
export function checkLayout(
  { app, version }: NamedRelease,
  { templates, notFound }: LayoutTemplates,
): { ids: Set<string>; links: string[] } {
  const unfit = `The layout of ${app} ${version} is not fit for visitors`;
  const errors = new Set<string>();
  const ids = new Set<string>(['root']);
  const links = new Set<string>();
  // Without it, the pages would be composed without their content.
  if (templates.some(({ html }) => html.split(emptyPageElement).length !== 2))
    errors.add(`it needs exactly one empty ${emptyPageElement} for the page`);
  for (const html of [...templates.map((template) => template.html), notFound.markup]) {
    const document = parseNested(
      unfit,
      `<!doctype html><html><head><title>x</title></head><body><div>${html}</div></body></html>`,
      { onParseError: ({ code }) => errors.add(`its HTML has the error ${code}`) },
    );
    const elements = elementsIn(document);
    if (elements.filter(({ parentNode }) => parentNode?.nodeName === 'body').length !== 1)
      errors.add('it is not well-formed');
    if (elements.some((element) => attribute(element, 'style') !== undefined))
      errors.add('it has a style attribute (use a class: the security policy forbids it)');
    for (const id of elements.flatMap((element) => attribute(element, 'id') ?? [])) ids.add(id);
    for (const link of linksIn(elements, '/')) links.add(link);
  }
  if (errors.size > 0) throw new Error(`${unfit}: ${[...errors].join('; ')}.`);
  return { ids, links: [...links] };
}
