import { PageHeader } from '@site/shared/ui/page-header';
import { PageData } from '../../components/page-data/page-data';
import { vision } from '../../content/vision/vision';
import { AboutUs } from './about-us';
import { OurMission } from './our-mission';
import { OurVision } from './our-vision';
import { Team } from './team';

export const hydration = 'islands';

export const head = { ...vision.head, path: vision.path };

/** Mission, vision, about us and the team (requirements §2.4). */
export function Page() {
  const { path, title, heading } = vision;
  return (
    <>
      <PageData
        path={path}
        name={title}
        about={{ '@type': 'WebPage', name: title, description: head.description }}
      />
      <PageHeader title={title} intro={heading} />
      <OurMission />
      <OurVision />
      <AboutUs />
      <Team />
    </>
  );
}
