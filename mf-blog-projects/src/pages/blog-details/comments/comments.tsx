import { Avatar } from '@site/shared/ui/avatar';
import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
import { useId } from 'react';
import { looks } from '../../../components/author/looks';
import { Day } from '../../../components/day/day';
import type { Article, BlogComment } from '../../../content/blog-details/article.schema';
import styles from './comments.module.css';

/** The sample comments; their Reply has no effect (requirements §2.7). */
export function Comments({ comments }: Pick<Article, 'comments'>) {
  return (
    <section aria-labelledby={headingId} className={styles.comments}>
      <h3 id={headingId} className={styles.heading}>
        {comments.heading}
      </h3>
      <ul className={styles.list}>
        {comments.items.map((comment) => (
          <li key={comment.author}>
            <Comment comment={comment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const headingId = 'comments';

function Comment({ comment }: { comment: BlogComment }) {
  const authorId = useId();
  return (
    <article className={styles.comment} aria-labelledby={authorId}>
      <Avatar name={comment.author} look={looks[comment.author]} shape="round" className={styles.face} />
      <header className={styles.meta}>
        <span id={authorId} className={styles.author}>
          {comment.author}
        </span>
        <Day of={comment.date} />
      </header>
      <p className={styles.text}>{comment.text}</p>
      <PlaceholderLink className={styles.reply} label={`${comment.reply.label}: ${comment.author}`}>
        {comment.reply.label}
      </PlaceholderLink>
    </article>
  );
}
