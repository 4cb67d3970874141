import { TitledSection } from '@site/shared/ui/titled-section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { WeaveBorder } from '@site/shared/ui/weave-border';
import { motifNames } from '@site/shared/weave/motifs';
import { paletteNames } from '@site/shared/weave/palettes';
import styles from '../gallery.module.css';

const densities = [1, 2, 3] as const;

/** Covers by lot, every border motif. */
export function ClothSheet() {
  return (
    <TitledSection id="cloth" title="No two covers alike">
      <div className={styles.covers}>
        {Array.from({ length: 30 }, (_, at) => (
          <WeaveArt
            key={String(at)}
            seed={`/cover-${at}`}
            palette={paletteNames[at % paletteNames.length] ?? 'paper'}
            density={densities[at % 3] ?? 2}
          />
        ))}
      </div>
      <div className={styles.stack}>
        {motifNames.map((motif, at) => (
          <WeaveBorder
            key={motif}
            motif={motif}
            palette={paletteNames[at % paletteNames.length] ?? 'night'}
          />
        ))}
      </div>
    </TitledSection>
  );
}
