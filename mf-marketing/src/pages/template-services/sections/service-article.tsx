import { revealed } from '@site/shared/ui/reveal';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { seededRandom } from '@site/shared/weave/random';
import type { WeavePalette } from '@site/shared/weave/weave';
import { OfferGrid } from '../../../components/offer-grid/offer-grid';
import { Paragraphs } from '../../../components/paragraphs/paragraphs';
import { approachCards } from '../../../content/approach-cards';
import type { TemplateService } from '../../../content/template-service.schema';
import styles from './service-article.module.css';

/** Heading, introduction, cover, approach and its six cards. */
export function ServiceArticle({ service }: { service: TemplateService }) {
  const { seed, heading, intro, approach } = service;
  return (
    <article className={styles.article}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <Paragraphs text={intro} lead />
      </div>
      <div className={styles.cover} data-print="hide">
        <WeaveArt seed={seed} palette={coverPalette(seed)} shape="wide" />
      </div>
      <div className={styles.words} {...revealed({ duration: 1000 })}>
        <h2>{approach.heading}</h2>
        <Paragraphs text={approach.text} />
      </div>
      <OfferGrid cards={approachCards} columns={2} />
    </article>
  );
}

/** Each service has its own palette. */
function coverPalette(seed: string): WeavePalette {
  return seededRandom(seed).pick(['dusk', 'indigo', 'marigold', 'paper']);
}
