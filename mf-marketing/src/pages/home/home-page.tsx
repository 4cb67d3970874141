import type { PageProps } from '@site/shared/site-model/page-module';
import { organization } from '@site/shared/structured-data/organization';
import { StructuredData } from '@site/shared/ui/structured-data';
import { home } from '../../content/home/home';
import type { TechnologyLogos } from '../../entries/technology-logos';
import { AboutBlock } from './about-block/about-block';
import { Hero } from './hero/hero';
import { LogoMarquee } from './partners/logo-marquee';
import { ProcessStrip } from './process/process-strip';
import { ServiceGrid } from './services/service-grid';
import { Testimonials } from './testimonials/testimonials';

export const head = { ...home.head, path: home.path };

export function Page({ entry }: PageProps<TechnologyLogos>) {
  return (
    <>
      <StructuredData data={organization} />
      <Hero {...home.hero} />
      <AboutBlock {...home.about} />
      <ServiceGrid {...home.services} />
      <ProcessStrip {...home.process} />
      <Testimonials {...home.testimonials} />
      <LogoMarquee {...home.partners} sprite={entry.logos.src} />
    </>
  );
}
