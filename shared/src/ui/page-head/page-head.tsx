import type { HeadData } from '@site/shared/contracts/head-data';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { company } from '../../company/company';

/** A page's title and meta elements. React hoists them into the document's head, on the server too. */
export function PageHead({ title, description, path, noindex }: Omit<HeadData, 'blog' | 'article'>) {
  const fullTitle = `${title} | ${company.name}`;
  const address = company.website + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={company.website + shareImagePath(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={fullTitle} />
    </>
  );
}
