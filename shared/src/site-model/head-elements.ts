import { company } from '../company/company';
import type { HeadData } from './head-data';
import { shareImagePath } from './share-image-path';

/** An element of a document's head, with its attributes as HTML names them. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export type PageHeadData = Pick<HeadData, 'title' | 'description' | 'path' | 'noindex'>;

/** The text of a page's `<title>`. */
export function fullTitle(title: string): string {
  return `${title} | ${company.name}`;
}

/** The elements in a document's head that describe a page, except for its title. The composer and React write the same ones. */
export function headElements({ title, description, path, noindex }: PageHeadData): HeadElement[] {
  const address = company.website + path;
  return [
    meta({ name: 'description', content: description }),
    ...(noindex ? [meta({ name: 'robots', content: 'noindex' })] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': 'en_IN',
      'og:title': fullTitle(title),
      'og:description': description,
      'og:url': address,
      'og:image': company.website + shareImagePath(path),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': fullTitle(title),
    }).map(([property, content]) => meta({ property, content })),
  ];
}

function meta(attributes: Record<string, string>): HeadElement {
  return { tag: 'meta', attributes };
}
