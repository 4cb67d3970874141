import { PageHeader } from '@site/shared/ui/page-header';
import { NoteBlock } from '../../components/blocks/note-block';
import { OfferSection } from '../../components/offer-grid/offer-section';
import { about } from '../../content/about/about';
import { AboutData } from './about-data';
import { AboutIntro } from './intro/about-intro';
import { CoreValues } from './sections/core-values';
import { WhatWeDo } from './sections/what-we-do';

export const hydration = 'islands';

export const head = { ...about.head, path: about.path };

/** The company, its values and its offers (requirements §2.8). */
export function Page() {
  const {
    path,
    title,
    heading,
    seed,
    intro,
    progress,
    quote,
    relatedLinks,
    company,
    values,
    offers,
    whatWeDo,
  } = about;
  return (
    <>
      <AboutData path={path} name={title} description={head.description} />
      <PageHeader title={title} relatedLinks={relatedLinks} />
      <AboutIntro
        title={heading}
        images={[seed]}
        text={intro}
        measures={{ shown: 'bars', heading: progress.heading, items: progress.bars }}
        quote={quote}
      />
      <NoteBlock block={{ kind: 'note', ...company }} tone="deep" />
      <CoreValues {...values} />
      <OfferSection {...offers} />
      <WhatWeDo {...whatWeDo} />
    </>
  );
}
