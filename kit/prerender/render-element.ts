import { text } from 'node:stream/consumers';
import { messageOf } from '@site/shared/node/message-of';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

export interface RenderedElement {
  /** The elements that React hoists into the document's head. */
  hoisted: string;
  /** The HTML inside the element. */
  html: string;
}

/** React hoists one for each image that is not lazy. The image itself, in complete HTML, is found as early. */
const imagePreload = /<link rel="preload" as="image"[^>]*>/g;

/** What a component threw. */
class RenderError extends Error {
  /** The components around it, the innermost first, as React writes them. */
  readonly componentStack: string;

  constructor(cause: unknown, componentStack: string) {
    super(messageOf(cause), { cause });
    this.componentStack = componentStack;
  }
}

/**
 * Renders the content of a container to complete HTML, no part of which needs a script.
 * @param id of the container
 * @throws RenderError for what the content throws
 */
export async function renderElement(
  id: string,
  content: ReactNode,
  options?: { identifierPrefix: string },
): Promise<RenderedElement> {
  const errors: RenderError[] = [];
  const { prelude } = await prerenderToNodeStream(createElement('div', { id }, content), {
    ...options,
    // Without it React moves large parts into templates that only a script reveals.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem, { componentStack = '' }) => {
      errors.push(new RenderError(problem, componentStack));
    },
  }).catch((problem: unknown) => {
    throw errors[0] ?? problem;
  });
  const html = await text(prelude);
  if (errors[0]) throw errors[0];
  // React writes hoisted elements first. It escapes `<` there, so this is the first position of the container's tag.
  const tag = `<div id="${id}">`;
  const begin = html.indexOf(tag);
  return {
    hoisted: html.slice(0, begin).replaceAll(imagePreload, ''),
    html: html.slice(begin + tag.length, -'</div>'.length),
  };
}
