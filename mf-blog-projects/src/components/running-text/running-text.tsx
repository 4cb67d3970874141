import { WeaveArt } from '@site/shared/ui/weave-art';
import type { Block, BlockOf } from '../../content/blocks.schema';
import styles from './running-text.module.css';

interface RunningTextProps {
  blocks: readonly Block[];
  /** Centres the text column instead of aligning it with the start. */
  centred: boolean;
}

/** The blocks of an article. Lines have 60 to 70 characters; figures and quotes may be wider. */
export function RunningText({ blocks, centred }: RunningTextProps) {
  return (
    <div className={styles.text} data-centred={centred || undefined}>
      {blocks.map((block) => (
        <OneBlock key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={styles.paragraph}>{block.text}</p>;
    case 'heading':
      return (
        <h3 id={block.id} className={styles.heading}>
          {block.text}
        </h3>
      );
    case 'list':
      return <List block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'figure':
      return <Figure block={block} />;
  }
}

function List({ block }: { block: BlockOf<'list'> }) {
  const Items = block.style === 'numbered' ? 'ol' : 'ul';
  return (
    <Items className={styles.list} data-style={block.style}>
      {block.items.map(({ term, text }) => (
        <li key={text} className={styles.item}>
          {term && <strong className={styles.term}>{term}</strong>} {text}
        </li>
      ))}
    </Items>
  );
}

/** A sentence of the article in large type. It is not repeated elsewhere, so screen readers read it here. */
function Quote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <p>{block.text}</p>
      </blockquote>
      {block.source && <figcaption className={styles.caption}>{block.source}</figcaption>}
    </figure>
  );
}

function Figure({ block }: { block: BlockOf<'figure'> }) {
  return (
    <figure className={styles.figure} data-print="hide">
      <WeaveArt seed={block.seed} palette="indigo" shape="wide" composition="kona" />
      <figcaption className={styles.caption}>{block.caption}</figcaption>
    </figure>
  );
}

function keyOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.id;
    case 'figure':
      return block.seed;
    case 'list':
      return block.items.map(({ text }) => text).join();
    default:
      return block.text;
  }
}
