import { text } from 'node:stream/consumers';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

export interface RenderedElement {
  /** The elements that React hoists into the document's head. */
  hoisted: string;
  /** The HTML inside the element. */
  html: string;
}

/**
 * Renders the content of a container to complete HTML, no part of which needs a script.
 * @param id of the container
 * @throws the errors of the content
 */
export async function renderElement(
  id: string,
  content: ReactNode,
  options?: { identifierPrefix: string },
): Promise<RenderedElement> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement('div', { id }, content), {
    ...options,
    // Without it React moves large parts into templates that only a script reveals.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => {
      problems.push(problem);
    },
  });
  const html = await text(prelude);
  if (problems.length > 0) throw problems[0];
  // React writes hoisted elements first. It escapes `<` there, so this is the first position of the container's tag.
  const tag = `<div id="${id}">`;
  const begin = html.indexOf(tag);
  return { hoisted: html.slice(0, begin), html: html.slice(begin + tag.length, -'</div>'.length) };
}
