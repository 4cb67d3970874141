import type { PageProps } from '@site/shared/site-model/page-module';
import { PageHeader } from '@site/shared/ui/page-header';
import { Blocks } from '../../components/blocks/blocks';
import { PageData } from '../../components/page-data/page-data';
import type { Industry } from '../../content/industry.schema';
import { IndustryIntro } from './industry-intro';
import { Offerings } from './offerings';

export const hydration = 'islands';

export const head = ({ head, path }: Industry) => ({ ...head, path });

/** An industry page: introduction, bulleted offerings, and the industry's own sections (requirements §2). */
export function Page({ entry: industry }: PageProps<Industry>) {
  const { path, head, name, blocks, offerings } = industry;
  return (
    <>
      <PageData path={path} name={name} about={{ '@type': 'WebPage', name, description: head.description }} />
      <PageHeader title={name} palette="marigold" />
      <IndustryIntro industry={industry} />
      <Offerings {...offerings} />
      <Blocks blocks={blocks} follow="night" />
    </>
  );
}
