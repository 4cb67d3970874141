import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Card } from '@site/shared/ui/card';
import { Icon } from '@site/shared/ui/icon';
import { Cloud, Code } from '@site/shared/ui/icons';
import { TitledSection } from '@site/shared/ui/titled-section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import styles from '../gallery.module.css';

/** Cards with and without cover, icon, link. */
export function CardSheet() {
  return (
    <TitledSection id="cards" title="One thing among its like">
      <div className={styles.columns}>
        <Card
          title="Five habits of teams that are hard to break into"
          to="/blog/blog-details"
          cover={<WeaveArt seed="/blog/1" palette="night" shape="wide" />}
          meta={
            <>
              <span>19 February 2024</span>
              <span>Meera Kulkarni</span>
            </>
          }
          foot={
            <ArrowLink to="/blog/blog-details" about="Five habits">
              Read More
            </ArrowLink>
          }
        >
          Most break-ins begin with something small that nobody owned.
        </Card>
        <Card title="Cloud services" to="/service/cloud" icon={<Icon of={Cloud} size={40} />}>
          Move without standing still, and pay for what you use.
        </Card>
        <Card title="Integrity" icon={<Icon of={Code} size={40} />}>
          A card that leads nowhere doesn’t lift.
        </Card>
      </div>
    </TitledSection>
  );
}
