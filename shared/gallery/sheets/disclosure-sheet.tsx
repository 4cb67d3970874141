import { Accordion } from '@site/shared/ui/accordion';
import { Button } from '@site/shared/ui/button';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { TitledSection } from '@site/shared/ui/titled-section';
import { Toggle } from '@site/shared/ui/toggle';
import { VideoPopup } from '@site/shared/ui/video-popup';
import { useState } from 'react';
import styles from '../gallery.module.css';

/** Components that open, close and switch. */
export function DisclosureSheet() {
  const [film, showFilm] = useState(false);
  return (
    <TitledSection id="disclosure" title="Opens, closes, switches">
      <div className={styles.split}>
        <div className={styles.stack}>
          <Accordion
            items={[
              {
                title: 'How long does a project take?',
                content: <p>Most first releases take eight to twelve weeks.</p>,
              },
              { title: 'Who owns the code?', content: <p>You do, from the first day.</p> },
              {
                title: 'What happens after launch, and who answers when something breaks at night?',
                content: <p>We do.</p>,
              },
            ]}
          />
          <Toggle
            label="Kind of job"
            options={[
              { value: 'fullTime', label: 'Full Time', content: <p>Three jobs.</p> },
              { value: 'internship', label: 'Internship', content: <p>Internship Programs.</p> },
            ]}
          />
          <Button rank="second" onClick={() => showFilm(true)}>
            Open the video popup
          </Button>
        </div>
        <SidebarList
          title="Explore Our Services"
          links={[
            { label: 'Web Development', to: '/service/web' },
            { label: 'Technology Consulting', to: '/service/Consulting' },
            { label: 'Cloud services', to: '/service/cloud' },
            { label: 'AI & Machine Learning', to: '/service/artifical' },
          ]}
        />
      </div>
      <VideoPopup
        open={film}
        source="about:blank#film"
        title="An empty film"
        onClose={() => showFilm(false)}
      />
    </TitledSection>
  );
}
