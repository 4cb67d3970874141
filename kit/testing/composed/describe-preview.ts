import type { PageDifference } from './compare-sites';

/** How many pages of a preview are compared: that of a shell changes all. */
export const comparedPages = 20;

interface ComparedPreview {
  id: string;
  url: string;
  /** In ISO 8601. */
  expires: string;
  paths: string[];
}

/**
 * The text for a pull request, in Markdown: the link of a preview, and how its pages differ from the deployed ones. Its
 * first line names the preview, for the job that withdraws it.
 */
export function describePreview(
  { id, url, expires, paths }: ComparedPreview,
  pages: PageDifference[],
): string {
  const rest = paths.length - pages.length;
  const lines = pages.map(
    ({ path, findings }) => `- \`${path}\`: ${findings.join('; ') || 'no visible difference'}`,
  );
  return [
    `<!-- site-preview ${id} -->`,
    `**[Preview](${url})**, until ${expires}`,
    '',
    ...(lines.length > 0 ? lines : ['No page differs from the deployed one.']),
    ...(rest > 0 ? [`- ${rest} more pages, which were not compared`] : []),
    '',
  ].join('\n');
}
