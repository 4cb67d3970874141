import type { NamedMarkdown } from '../../markdown/markdown-folder';
import type { MarkdownFile } from '../../markdown/read-markdown';

/** A page that the reader may continue with. */
export interface PageLink {
  title: string;
  to: string;
}

export interface Neighbours {
  newer?: PageLink | undefined;
  older?: PageLink | undefined;
}

/** The fields of every Markdown file. */
interface Described {
  title: string;
  headTitle?: string | undefined;
  description: string;
  cover?: string | undefined;
}

/** The entry of a page that is written in Markdown. */
export type MarkdownEntry<FrontMatter> = Omit<FrontMatter, 'headTitle' | 'description' | 'cover'> &
  Omit<MarkdownFile<FrontMatter>, 'frontMatter'> &
  Neighbours & { head: { title: string; description: string }; cover: string };

/**
 * The entry of each Markdown file, by its slug.
 * @param files the newest first
 * @param pathOf the path of a file's page
 */
export function markdownEntries<FrontMatter extends Described>(
  files: readonly NamedMarkdown<FrontMatter>[],
  pathOf: (file: NamedMarkdown<FrontMatter>) => string,
): Record<string, MarkdownEntry<FrontMatter>> {
  const linkTo = (file: NamedMarkdown<FrontMatter> | undefined): PageLink | undefined =>
    file && { title: file.frontMatter.title, to: pathOf(file) };
  return Object.fromEntries(
    files.map(({ slug, frontMatter, ...text }, place) => {
      const { headTitle = frontMatter.title, description, cover = slug, ...fields } = frontMatter;
      const [newer, older] = [linkTo(files[place - 1]), linkTo(files[place + 1])];
      const neighbours = { ...(newer && { newer }), ...(older && { older }) };
      return [slug, { ...fields, ...text, head: { title: headTitle, description }, cover, ...neighbours }];
    }),
  );
}
