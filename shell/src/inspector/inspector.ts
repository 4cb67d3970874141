import { hydratedAttribute } from '../hydration-mark';
import { type InspectedPart, inspectedParts } from './inspected-parts';
import styles from './inspector.module.css';
import { readDeployed } from './live-state';

// `?inspect` shows which app and release each part of a page comes from. It is loaded on demand, and shows only what the page
// contains or anybody may fetch.

/**
 * Outlines the parts of the page and lists them in a panel, also of the pages that are opened next.
 * @returns ends it
 */
export function startInspector(): () => void {
  const outlines = element('div', styles.outlines);
  outlines.setAttribute('aria-hidden', 'true');
  const panel = element('details', undefined);
  panel.open = true;
  const list = element('ul', styles.list);
  panel.append(element('summary', styles.summary, 'Parts of this page'), list);
  const region = element('section', styles.region);
  region.setAttribute('aria-label', 'Inspector');
  region.append(panel);
  document.body.append(outlines, region);

  // Once: the parts are listed again with each movement of the page.
  const deployed = readDeployed();
  let parts: InspectedPart[] = [];
  const draw = () => outlines.replaceChildren(...parts.flatMap(outlinesOf));
  const show = async () => {
    parts = await inspectedParts(await deployed);
    replaceItems(list, parts.map(itemOf));
    draw();
  };
  let due: ReturnType<typeof setTimeout> | undefined;
  const showSoon = () => {
    clearTimeout(due);
    due = setTimeout(show, 200);
  };
  const size = new ResizeObserver(draw);
  size.observe(document.body);
  const changes = new MutationObserver(showSoon);
  const root = document.getElementById('root');
  if (root) changes.observe(root, { childList: true, subtree: true });
  // Parts are hydrated at any time: islands when they come near the window or are touched.
  const marks = new MutationObserver(showSoon);
  marks.observe(document.documentElement, { attributeFilter: [hydratedAttribute], subtree: true });
  // Scripts of the next page arrive before its elements change.
  const arrivals = new PerformanceObserver(showSoon);
  arrivals.observe({ type: 'resource' });
  showSoon();
  return () => {
    clearTimeout(due);
    for (const observer of [size, changes, marks, arrivals]) observer.disconnect();
    outlines.remove();
    region.remove();
  };
}

/** Unchanged items stay the same elements: one may have the focus, or be pressed. */
function replaceItems(list: HTMLElement, items: HTMLElement[]): void {
  const listed = [...list.children];
  for (const [at, item] of items.entries()) {
    const before = listed[at];
    if (!before) list.append(item);
    else if (!before.isEqualNode(item)) before.replaceWith(item);
  }
  for (const gone of listed.slice(items.length)) gone.remove();
}

function outlinesOf({ name, app, elements }: InspectedPart): HTMLElement[] {
  return elements.map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const outline = element('div', styles.outline);
    outline.append(element('span', styles.label, `${app}: ${name}`));
    Object.assign(outline.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return outline;
  });
}

function itemOf({ name, app, version, live, scripts, isHydrated, develop }: InspectedPart): HTMLElement {
  const item = element('li', undefined);
  const code =
    scripts.count === 0
      ? 'no script'
      : `${scripts.count} script${scripts.count === 1 ? '' : 's'}, the last after ${scripts.arrivedMs} ms`;
  const facts = [
    ['Release', version],
    ['Live', live.text],
    ['Code', code],
    ['Hydrated', isHydrated ? 'yes' : 'no'],
  ];
  const table = element('dl', styles.facts);
  for (const [term = '', text = ''] of facts)
    table.append(element('dt', undefined, term), element('dd', undefined, text));
  const command = element('code', undefined, develop.command);
  const remedy = element('p', styles.develop, `In ${develop.folder}: `);
  remedy.append(command);
  item.append(element('h2', styles.name, `${app}: ${name}`), table, remedy);
  if (live.board) {
    const link = element('a', styles.board, `${app} on the board`);
    link.href = live.board;
    item.append(link);
  }
  return item;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
