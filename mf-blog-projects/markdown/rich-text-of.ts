import { dirname } from 'node:path';
import { pictureOf } from '@site/kit/content/pictures/read-picture';
import { messageOf } from '@site/shared/node/message-of';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, RootContent } from 'hast';
import type { HastNode } from 'satteri';
import type { ContainerTag, RichTextElement, RichTextNode } from '../src/components/rich-text/rich-text-node';
import { linkError } from './check-link';
import type { FileErrors } from './file-errors';

/**
 * Converts the tree of an article into the page's data. It lists every allowed element, so no other passes.
 * @param errors to which each error is added, at its line
 */
export function richTextOf(root: HastNode, errors: FileErrors): RichTextNode[] {
  return new Conversion(errors).convert(root);
}

class Conversion {
  private readonly ids = new Set<string>();
  private readonly slugger = new GithubSlugger();
  private readonly jumps: { href: string; element: Element }[] = [];
  /** Below the page's title, which is its h1. */
  private level = 1;

  constructor(private readonly errors: FileErrors) {}

  convert(root: HastNode): RichTextNode[] {
    const nodes = root.type === 'root' ? this.nodes(root.children) : [];
    for (const { href, element } of this.jumps)
      if (!this.ids.has(decoded(href.slice(1))))
        this.refuse(element, `the link targets ${href}, which this page does not have`);
    return nodes;
  }

  private nodes(nodes: RootContent[], parent?: string): RichTextNode[] {
    const converted = nodes.flatMap((node): RichTextNode[] => {
      if (node.type === 'text') return parent === undefined || blocks.has(parent) ? [] : [node.value];
      if (node.type === 'raw') return this.refuse(node, rawHtmlError(node.value));
      return node.type === 'element' ? this.element(node) : [];
    });
    return joinTexts(converted);
  }

  private element(element: Element): RichTextNode[] {
    const { tagName: tag, properties, children } = element;
    const content = () => this.nodes(children, tag);
    switch (tag) {
      case 'h2':
      case 'h3':
      case 'h4':
        return [this.heading(element, tag)];
      case 'h1':
        return this.refuse(
          element,
          'the title of the front matter is the heading of the page: start with ##',
        );
      case 'h5':
      case 'h6':
        return this.refuse(element, 'an article has headings of three levels: ##, ### and ####');
      case 'p':
        return this.paragraph(element);
      case 'a':
        return this.link(element);
      case 'ol':
        return [
          {
            tag,
            ...(typeof properties.start === 'number' && { start: properties.start }),
            children: content(),
          },
        ];
      case 'li':
        if ([properties.className].flat().includes('task-list-item'))
          return this.refuse(element, 'a list cannot have checkboxes: write a plain list');
        return [{ tag, ...this.id(element), children: content() }];
      case 'td':
      case 'th':
        return [{ tag, ...alignOf(element), children: content() }];
      case 'sub':
        return ['~', ...content(), '~'];
      case 'br':
      case 'hr':
        return [{ tag }];
      case 'pre':
        return [codeBlock(element)];
      case 'img':
        return this.refuse(element, 'an image must be in a paragraph of its own, not within text');
      case 'section':
        return [
          {
            tag: 'footnotes',
            children: this.nodes(
              children.filter((node) => !isHeading(node)),
              'ol',
            ),
          },
        ];
      default:
        if (isContainer(tag)) return [{ tag, children: content() }];
        return this.refuse(element, `<${tag}> is not supported: remove it`);
    }
  }

  private heading(element: Element, tag: 'h2' | 'h3' | 'h4'): RichTextElement {
    const level = Number(tag[1]);
    if (level > this.level + 1)
      this.refuse(
        element,
        `a heading of level ${level} must not follow one of level ${this.level}: skip none`,
      );
    this.level = level;
    const id = this.slugger.slug(textOf(element));
    if (id === '')
      this.refuse(element, 'the heading has no letter or digit, by which links name it: add a word');
    this.ids.add(id);
    return { tag, id, children: this.nodes(element.children, tag) };
  }

  /** An image alone in its paragraph becomes a block between paragraphs. */
  private paragraph(element: Element): RichTextElement[] {
    const [only, another] = element.children;
    if (only?.type !== 'element' || only.tagName !== 'img' || another)
      return [{ tag: 'p', children: this.nodes(element.children, 'p') }];
    const { src, alt, title } = only.properties;
    if (typeof alt !== 'string' || alt.trim() === '')
      return this.refuse(only, 'the image has no alternative text: write ![what it shows](…)');
    try {
      const caption = typeof title === 'string' && { caption: title };
      return [
        { tag: 'image', photo: { alt, ...pictureOf(String(src), dirname(this.errors.path)) }, ...caption },
      ];
    } catch (problem) {
      return this.refuse(only, messageOf(problem));
    }
  }

  private link(element: Element): RichTextElement[] {
    const { href, ariaLabel, title } = element.properties;
    const address = String(href ?? '');
    const error = address === '' ? 'the link has no URL: write [text](URL)' : linkError(address);
    if (error) return this.refuse(element, error);
    if (title)
      return this.refuse(
        element,
        'a link cannot have a title, which few visitors would see: write it in the text',
      );
    if (address.startsWith('#')) this.jumps.push({ href: address, element });
    const label = typeof ariaLabel === 'string' && { label: ariaLabel };
    return [
      { tag: 'a', href: address, ...this.id(element), ...label, children: this.nodes(element.children, 'a') },
    ];
  }

  private id({ properties: { id } }: Element): { id?: string } {
    if (typeof id !== 'string') return {};
    this.ids.add(id);
    return { id };
  }

  private refuse({ position }: RootContent, reason: string): [] {
    this.errors.add(reason, position?.start);
    return [];
  }
}

/** Elements between whose children white space has no meaning. */
const blocks = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);

const containers: readonly ContainerTag[] = [
  'ul',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'em',
  'strong',
  'del',
  'code',
  'sup',
];

function isContainer(tag: string): tag is ContainerTag {
  return containers.some((container) => container === tag);
}

function isHeading(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Between two texts React would write a comment. */
function joinTexts(nodes: RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

/** What a browser jumps to: a malformed escape is itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function alignOf({ properties: { style } }: Element): { align?: 'left' | 'center' | 'right' } {
  const align = typeof style === 'string' ? style.replace('text-align: ', '') : '';
  return align === 'left' || align === 'center' || align === 'right' ? { align } : {};
}

function rawHtmlError(html: string): string {
  const [firstLine = ''] = html.split('\n');
  return `raw HTML is not allowed (${firstLine.slice(0, 40)}): write it in Markdown`;
}

function codeBlock({ children: [code] }: Element): RichTextElement {
  if (code?.type !== 'element') return { tag: 'pre', text: '' };
  const text = code.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
  const language = /^language-(.+)$/.exec([code.properties.className].flat().join(' '))?.[1];
  return { tag: 'pre', ...(language && { language }), text: text.replace(/\n$/, '') };
}
