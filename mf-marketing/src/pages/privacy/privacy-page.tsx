import { PageHeader } from '@site/shared/ui/page-header';
import { PageData } from '../../components/page-data/page-data';
import { privacy } from '../../content/privacy/privacy';
import { Ask } from './ask';
import { PrivacySection } from './privacy-section';

export const hydration = 'islands';

export const head = { ...privacy.head, path: privacy.path };

/** What the site keeps about visitors, and the accessibility statement. */
export function Page() {
  const { path, title, intro, seed, sections, ask } = privacy;
  return (
    <>
      <PageData
        path={path}
        name={title}
        about={{ '@type': 'WebPage', name: title, description: head.description }}
      />
      <PageHeader title={title} intro={intro} seed={seed} />
      {sections.map((section, index) => (
        <PrivacySection key={section.id} section={section} tone={index % 2 === 0 ? 'paper' : 'deep'} />
      ))}
      <Ask {...ask} />
    </>
  );
}
