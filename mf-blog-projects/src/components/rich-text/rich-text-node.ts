import type { PhotoData } from '@site/shared/content/photo-data';

/** A body written in Markdown, as plain data: the build makes it, the page renders it. It contains no HTML text. */
export type RichTextNode = string | RichTextElement;

export type RichTextElement =
  | { tag: ContainerTag; children: RichTextNode[] }
  | { tag: 'h2' | 'h3' | 'h4'; id: string; children: RichTextNode[] }
  | { tag: 'ol'; start?: number; children: RichTextNode[] }
  | { tag: 'li'; id?: string; children: RichTextNode[] }
  | { tag: 'td' | 'th'; align?: 'left' | 'center' | 'right'; children: RichTextNode[] }
  | RichTextLink
  | { tag: 'br' | 'hr' }
  /** A block of code. */
  | { tag: 'pre'; language?: string; text: string }
  | RichTextImage
  | { tag: 'footnotes'; children: RichTextNode[] };

/** Elements that have only content. */
export type ContainerTag =
  | 'p'
  | 'ul'
  | 'blockquote'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'em'
  | 'strong'
  | 'del'
  | 'code'
  | 'sup';

export interface RichTextLink {
  tag: 'a';
  href: string;
  /** The target of a footnote's link back. */
  id?: string;
  /** The label for screen readers, instead of the text. */
  label?: string;
  children: RichTextNode[];
}

/** A picture between two paragraphs. */
export interface RichTextImage {
  tag: 'image';
  photo: PhotoData;
  caption?: string;
}
