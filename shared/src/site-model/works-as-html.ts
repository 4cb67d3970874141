const mark = Symbol.for('site.works-as-html');

/** The attribute of a link with a location state, which its HTML lacks: an island's link is followed once that is hydrated. */
export const withStateAttribute = 'data-with-state';

/**
 * Marks a component whose handlers the shell replaces in a page that is not hydrated (decision 047): links, placeholders,
 * forms that do nothing.
 */
export function workingAsHtml<Component extends object>(component: Component): Component {
  return Object.assign(component, { [mark]: true });
}

export function worksAsHtml(component: unknown): boolean {
  return typeof component === 'function' && mark in component;
}
