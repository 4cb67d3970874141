import { ArrowLink } from '@site/shared/ui/arrow-link';
import { WeaveArt } from '@site/shared/ui/weave-art';
import type { WeavePalette } from '@site/shared/weave/weave';
import { Day } from '../../components/day/day';
import type { PostCardEntry } from '../../entries/blog-entries';
import styles from './post-card.module.css';

interface PostCardProps {
  post: PostCardEntry;
  /** The size of the card. */
  rank: 'lead' | 'second' | 'line';
}

/** Image, date, author, title, teaser and Read More of one post (requirements §2.7); the whole card links to the article. */
export function PostCard({ post, rank }: PostCardProps) {
  return (
    <article id={post.image} className={styles.post} data-rank={rank}>
      <div className={styles.cover}>
        <WeaveArt
          seed={post.image}
          palette={paletteOf[rank]}
          shape="fill"
          density={rank === 'second' ? 2 : 1}
        />
      </div>
      <p className={styles.meta}>
        <Day of={post.date} />
        <span>{post.author}</span>
      </p>
      <h3 className={styles.title}>{post.title}</h3>
      <p className={styles.teaser}>{post.teaser}</p>
      <ArrowLink to={post.link.to} about={post.title} covers className={styles.more}>
        {post.link.label}
      </ArrowLink>
    </article>
  );
}

const paletteOf: Record<PostCardProps['rank'], WeavePalette> = {
  lead: 'marigold',
  second: 'indigo',
  line: 'dusk',
};
