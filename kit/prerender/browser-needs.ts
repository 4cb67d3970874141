import { worksAsHtml } from '@site/shared/site-model/works-as-html';
import React from 'react';
import * as runtimeModule from 'react/jsx-runtime';

type Component = (...props: unknown[]) => unknown;
type Replaceable = Record<string, Component>;
/** What `memo` and `forwardRef` make of a component. */
interface Wrapped {
  type?: unknown;
  render?: unknown;
}

/** Hooks that work without hydration. */
const hooksOfHtml = [
  'use',
  'useCallback',
  'useContext',
  'useDebugValue',
  'useDeferredValue',
  'useId',
  'useMemo',
  'useRef',
];

// The bundler wraps CommonJS modules. Their exports can be replaced, and every component of the build calls them there.
const { default: jsxRuntime } = runtimeModule as unknown as { default: Replaceable };
const react = React as unknown as Replaceable;

/**
 * Renders, and finds the components that need React in the browser: those with a handler, state or an effect. The output is
 * the same as without this function.
 * @returns the result, and a sentence for each such component
 */
export async function findBrowserNeeds<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; needs: string[] }> {
  const watch = new ComponentWatch();
  const restore = [replaceHooks(watch), replaceJsx(watch)];
  try {
    return { result: await render(), needs: [...watch.needs] };
  } finally {
    for (const each of restore) each();
  }
}

/** Tracks which component is being called. */
class ComponentWatch {
  readonly needs = new Set<string>();
  readonly #calls: Component[] = [];
  readonly #watched = new Map<unknown, unknown>();

  /** A wrapper that React renders like the component, and that records its calls. */
  watched(type: unknown): unknown {
    const known = this.#watched.get(type);
    if (known) return known;
    const watched = this.#wrap(type);
    this.#watched.set(type, watched);
    return watched;
  }

  #wrap(type: unknown): unknown {
    if (isComponent(type)) return this.#wrapFunction(type);
    if (typeof type !== 'object' || type === null) return type;
    const { type: inner, render }: Wrapped = type;
    if (inner) return { ...type, type: this.watched(inner) };
    return render ? { ...type, render: this.watched(render) } : type;
  }

  #wrapFunction(type: Component): unknown {
    if (!type.prototype?.isReactComponent) return (...props: unknown[]) => this.#call(type, props);
    this.needs.add(`${type.name} is a class`);
    return type;
  }

  #call(type: Component, props: unknown[]): unknown {
    this.#calls.push(type);
    try {
      return type(...props);
    } finally {
      this.#calls.pop();
    }
  }

  /** Called when a component uses something that needs React, unless that component works as HTML. */
  use(what: string): void {
    const type = this.#calls.at(-1);
    if (type && worksAsHtml(type)) return;
    this.needs.add(`${type?.name || 'A component'} has ${what}`);
  }
}

const isComponent = (type: unknown): type is Component => typeof type === 'function';

function replaceHooks(watch: ComponentWatch): () => void {
  const hooks = Object.keys(react).filter((name) => /^use[A-Z]/.test(name) && !hooksOfHtml.includes(name));
  return replace(react, hooks, (hook, name) => (...input) => {
    watch.use(name);
    return hook(...input);
  });
}

function replaceJsx(watch: ComponentWatch): () => void {
  return replace(jsxRuntime, ['jsx', 'jsxs'], (create) => (type, props, ...rest) => {
    for (const what of lostInHtml(type, Object(props))) watch.use(what);
    return create(watch.watched(type), props, ...rest);
  });
}

/** The props that HTML can't represent, of an element or of a component that passes its props on to one. */
function lostInHtml(type: unknown, props: object): string[] {
  const isOfHtml = worksAsHtml(type);
  if (typeof type !== 'string' && !isOfHtml) return [];
  const functions = Object.entries(props).filter(([, value]) => typeof value === 'function');
  const lost = functions.map(([name]) => `a function as ${name}`);
  return isOfHtml && 'state' in props && props.state ? [...lost, 'a link with state'] : lost;
}

function replace(
  exports: Replaceable,
  names: string[],
  by: (original: Component, name: string) => Component,
): () => void {
  const originals = names.map((name) => [name, exports[name] as Component] as const);
  for (const [name, original] of originals) exports[name] = by(original, name);
  return () => {
    for (const [name, original] of originals) exports[name] = original;
  };
}
