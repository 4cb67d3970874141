import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';

// A few moves on a parsed page, named as one reads them.

export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Every element below, in the order of the page; what is removed meanwhile does no harm. */
export function* elementsIn(parent: Parent): Generator<Element, undefined> {
  for (const child of [...parent.childNodes]) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
  return undefined;
}

export function find(parent: Parent, matches: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(parent)) if (matches(element)) return element;
  return undefined;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((each) => each.name !== name), { name, value }];
}

export function textOf(parent: Parent): string {
  return parent.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

export function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
  defaultTreeAdapter.insertText(element, text);
}

/** @param look the element whose look the new one takes */
export function make(tagName: string, text: string, look?: Element): Element {
  const classes = look && attribute(look, 'class');
  const attrs = classes ? [{ name: 'class', value: classes }] : [];
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

export function append(parent: Parent, child: Element): void {
  defaultTreeAdapter.appendChild(parent, child);
}

export function putFirst(parent: Parent, child: Element): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, child, first);
  else append(parent, child);
}

export function replace(old: Element, next: Element): void {
  if (old.parentNode) defaultTreeAdapter.insertBefore(old.parentNode, next, old);
  remove(old);
}

export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}
