import { Link } from '@site/shared/navigation';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { Day } from '../../../components/day/day';
import type { BlogSidebar } from '../../../content/blog-details/sidebar.schema';
import styles from './recent-posts.module.css';

/** Four recent posts, each with a small picture (requirements §9: four). */
export function RecentPosts({ recent }: Pick<BlogSidebar, 'recent'>) {
  return (
    <section>
      <h3 className={styles.heading}>{recent.heading}</h3>
      <ul className={styles.posts}>
        {recent.posts.map(({ image, date, title, link }) => (
          <li key={image} className={styles.post}>
            <div className={styles.swatch}>
              <WeaveArt seed={image} palette="dusk" shape="fill" density={1} />
            </div>
            <p className={styles.day}>
              <Day of={date} />
            </p>
            <Link to={link.to} className={styles.title}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
