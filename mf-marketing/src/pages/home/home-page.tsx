import type { PageProps } from '@site/shared/site-model/page-module';
import { organization } from '@site/shared/structured-data/organization';
import { Island } from '@site/shared/ui/island';
import { StructuredData } from '@site/shared/ui/structured-data';
import { home } from '../../content/home/home';
import type { TechnologyLogos } from '../../entries/technology-logos';
import { AboutBlock } from './about-block/about-block';
import { Hero } from './hero/hero';
import { LogoMarquee } from './partners/logo-marquee';
import { ProcessStrip } from './process/process-strip';
import { ServiceGrid } from './services/service-grid';
import { Island as Testimonials } from './testimonials/testimonials-island';

export const hydration = 'islands';

export const head = { ...home.head, path: home.path };

export function Page(page: PageProps<TechnologyLogos>) {
  return (
    <>
      <StructuredData data={organization} />
      <Hero {...home.hero} />
      <AboutBlock {...home.about} />
      <ServiceGrid {...home.services} />
      <ProcessStrip {...home.process} />
      <Island name="testimonials-island" of={Testimonials} page={page} />
      <LogoMarquee {...home.partners} sprite={page.entry.logos.src} />
    </>
  );
}
