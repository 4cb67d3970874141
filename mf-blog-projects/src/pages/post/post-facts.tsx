import { Avatar } from '@site/shared/ui/avatar';
import { looks } from '../../components/author/looks';
import { Day } from '../../components/day/day';
import { postPage } from '../../content/post-page';
import type { PostEntry } from '../../entries/blog-entries';
import styles from './post-facts.module.css';

/** An article's author, date, category and reading time. */
export function PostFacts({ post }: { post: PostEntry }) {
  const { author, date, updated, category, readingMinutes } = post;
  return (
    <ul className={styles.facts}>
      <li className={styles.author}>
        <Avatar name={author} look={looks[author]} shape="round" className={styles.face} />
        {author}
      </li>
      <li>{category}</li>
      <li>
        <Day of={date} />
      </li>
      {updated && (
        <li>
          {postPage.updated} <Day of={updated} />
        </li>
      )}
      <li>
        {readingMinutes} {postPage.readingTime}
      </li>
    </ul>
  );
}
