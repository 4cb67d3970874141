import { PageHeader } from '@site/shared/ui/page-header';
import { Blocks } from '../../components/blocks/blocks';
import { aboutUs } from '../../content/about/about-us';
import { AboutData } from './about-data';
import { AboutIntro } from './intro/about-intro';

export const hydration = 'islands';

export const head = { ...aboutUs.head, path: aboutUs.path };

/** The about component with its own preset of pictures, title, sub-title and counters (requirements §2.2). */
export function Page() {
  const { path, name, title, subTitle, images, intro, counters, quote, relatedLinks, blocks } = aboutUs;
  return (
    <>
      <AboutData path={path} name={name} description={head.description} />
      <PageHeader title={name} seed={path} relatedLinks={relatedLinks} />
      <AboutIntro
        title={title}
        subTitle={subTitle}
        images={images}
        text={intro}
        measures={{ shown: 'counters', items: counters }}
        quote={quote}
      />
      <Blocks blocks={blocks} follow="paper" />
    </>
  );
}
