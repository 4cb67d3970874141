import { Parser, type ParserOptions, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type TreeMap = Tree.DefaultTreeAdapterMap;
type ParseOptions = Pick<ParserOptions<TreeMap>, 'onParseError'>;

/** More than any page needs, and few enough to be parsed in an instant. */
const maxCharacters = 2 ** 20;
const maxDepth = 200;

/** HTML that a browser would have to repair. */
export class NestingError extends Error {}

/**
 * Parses a document in which every element is closed where HTML allows it, which takes time in proportion to its length. To
 * repair other HTML, a parser adds elements: 76 kB with open formatting elements become millions of them.
 * @param subject begins the error's message
 * @throws NestingError naming the first tag that does not fit
 */
export function parseNested(subject: string, html: string, options?: ParseOptions): Tree.Document {
  try {
    if (html.length <= maxCharacters) return NestingParser.parse<TreeMap>(html, options);
    throw new NestingError(`it has ${html.length} characters of HTML instead of at most ${maxCharacters}`);
  } catch (error) {
    if (error instanceof NestingError) throw new NestingError(`${subject}: ${error.message}.`);
    throw error;
  }
}

class NestingParser extends Parser<TreeMap> {
  /** The element that the tag in progress has closed. */
  #closed: Tree.ParentNode | undefined;
  /** The last element that the tag in progress has added. */
  #added: Tree.ParentNode | undefined;

  override onStartTag(token: Token.TagToken): void {
    this.#closed = undefined;
    this.#added = undefined;
    const { current } = this.openElements;
    super.onStartTag(token);
    if (this.openElements.depth > maxDepth)
      throw new NestingError(`its <${token.tagName}> is nested deeper than ${maxDepth} elements`);
    if (this.#closed) throw misplaced(`<${token.tagName}>`, this.#closed);
    // Browsers may keep what this parser ignores: since 2025, most elements within <select>.
    if (!isNamed(this.#added, token.tagName)) throw misplaced(`<${token.tagName}>`, current);
  }

  override onEndTag(token: Token.TagToken): void {
    const { current } = this.openElements;
    // The parser leaves the body open until the end of the text.
    const isFitting =
      isNamed(current, token.tagName) || (token.tagName === 'html' && isNamed(current, 'body'));
    if (!isFitting) throw misplaced(`</${token.tagName}>`, current);
    super.onEndTag(token);
  }

  override _attachElementToTree(...attached: Parameters<Parser<TreeMap>['_attachElementToTree']>): void {
    [this.#added] = attached;
    super._attachElementToTree(...attached);
  }

  override onItemPop(node: Tree.ParentNode, isTop: boolean): void {
    this.#closed ??= node;
    super.onItemPop(node, isTop);
  }
}

/** Elements in SVG have capital letters, which their end tags have lost. */
function isNamed(node: Tree.ParentNode | undefined, tagName: string): boolean {
  return node?.nodeName.toLowerCase() === tagName.toLowerCase();
}

function misplaced(tag: string, parent: Tree.ParentNode | undefined): NestingError {
  const place = parent && 'tagName' in parent ? `inside of <${parent.tagName}>` : 'there';
  return new NestingError(
    `it is not well-formed: ${tag} may not be ${place} (nest elements as HTML allows, and close each)`,
  );
}
