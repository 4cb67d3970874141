import type { TechnologyName } from '../../content/technologies';
import { toolsOf } from '../../content/tools-of';
import { TechnologyLogo } from '../technology-logo/technology-logo';
import styles from './technology-list.module.css';

interface TechnologyListProps {
  list: readonly { category: string; tools: readonly TechnologyName[] }[];
  /** The URL of the image with this list's logos. */
  sprite: string;
  /** `rows`: one category a line; `columns`: side by side. */
  layout?: 'rows' | 'columns';
}

/** The technology used, by category (requirements §2). The heading of the section is above it. */
export function TechnologyList({ list, sprite, layout = 'rows' }: TechnologyListProps) {
  const tools = toolsOf(list);
  return (
    <div className={styles.list} data-layout={layout}>
      {list.map((category) => (
        <div key={category.category} className={styles.category} data-print="whole">
          <h3 className={styles.name}>{category.category}</h3>
          <ul className={styles.tools}>
            {category.tools.map((tool) => (
              <li key={tool} className={styles.tool}>
                <TechnologyLogo name={tool} sprite={sprite} place={tools.indexOf(tool)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
