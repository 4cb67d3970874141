const mark = Symbol.for('site.works-as-html');

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
