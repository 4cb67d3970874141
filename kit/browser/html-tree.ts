import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Every node below another, in document order. */
export function nodesIn(parent: Tree.ParentNode): Tree.ChildNode[] {
  const nodes: Tree.ChildNode[] = [];
  const visit = (node: Tree.ChildNode) => {
    nodes.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parent.childNodes.forEach(visit);
  return nodes;
}

/** Every element below another, in document order. */
export function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return nodesIn(parent).filter((node): node is Tree.Element => 'attrs' in node);
}

/** An attribute's value; undefined if the element doesn't have it. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}
