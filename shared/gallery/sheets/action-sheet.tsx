import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Button, ButtonLink } from '@site/shared/ui/button';
import { Icon } from '@site/shared/ui/icon';
import { FileText } from '@site/shared/ui/icons';
import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
import { ProgressBar } from '@site/shared/ui/progress-bar';
import { Rating } from '@site/shared/ui/rating';
import type { Tone } from '@site/shared/ui/section';
import { TagList } from '@site/shared/ui/tag-list';
import { TitledSection } from '@site/shared/ui/titled-section';
import styles from '../gallery.module.css';

/** Every control that can be pressed, and small components, on one background. */
export function ActionSheet({ tone }: { tone: Tone }) {
  return (
    <TitledSection
      id={`actions-${tone}`}
      tone={tone}
      space="tight"
      title={`On ${tone}`}
      action={<ArrowLink to="/service">All services</ArrowLink>}
    >
      <div className={styles.row}>
        <ButtonLink to="/contact">Get Started Now</ButtonLink>
        <ButtonLink to="/service" rank="second">
          Explore Solution
        </ButtonLink>
        <Button disabled>Sending</Button>
      </div>
      <div className={styles.row}>
        <ArrowLink to="/blog/blog-details" about="an article">
          Read More
        </ArrowLink>
        <PlaceholderLink>
          <Icon of={FileText} /> Brochure (PDF)
        </PlaceholderLink>
        <Rating value="4.5" />
        <Rating value="4.8" />
      </div>
      <div className={styles.columns}>
        <ProgressBar label="IT Consulting" value={100} />
        <ProgressBar label="Cloud Computing" value={98} />
        <TagList tags={['Cloud', 'Security', 'Data & Analytics']} />
      </div>
    </TitledSection>
  );
}
