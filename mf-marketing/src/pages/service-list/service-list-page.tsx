import type { PageProps } from '@site/shared/site-model/page-module';
import { Island } from '@site/shared/ui/island';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { NoteBlock } from '../../components/blocks/note-block';
import { PageData } from '../../components/page-data/page-data';
import { serviceList } from '../../content/service-list/service-list';
import type { ServiceListEntry } from '../../entries/service-entries';
import { Island as ServiceCards } from './service-cards-island';

export const hydration = 'islands';

export const head = { ...serviceList.head, path: serviceList.path };

/** All services: a heading, a paragraph, six cards and the rest on demand (requirements §2.5.1). */
export function Page(page: PageProps<ServiceListEntry>) {
  const { path, title, heading, text } = serviceList;
  return (
    <>
      <PageData
        path={path}
        name={title}
        about={{ '@type': 'CollectionPage', name: head.title, description: head.description }}
      />
      <PageHeader title={title} />
      <NoteBlock block={{ kind: 'note', heading, text }} tone="paper" />
      <Section>
        <Island name="service-cards-island" of={ServiceCards} page={page} />
      </Section>
    </>
  );
}
