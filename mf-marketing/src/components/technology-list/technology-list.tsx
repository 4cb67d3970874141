import type { TechnologyName } from '../../content/technologies';
import { TechnologyLogo } from '../technology-logo/technology-logo';
import styles from './technology-list.module.css';

interface TechnologyListProps {
  list: readonly { category: string; tools: readonly TechnologyName[] }[];
  /** `rows`: a category a line; `columns`: side by side. */
  layout?: 'rows' | 'columns';
}

/** The technology used, by category (specification §2). The section's own heading stands above it. */
export function TechnologyList({ list, layout = 'rows' }: TechnologyListProps) {
  return (
    <div className={styles.list} data-layout={layout}>
      {list.map(({ category, tools }) => (
        <div key={category} className={styles.category}>
          <h3 className={styles.name}>{category}</h3>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <li key={tool} className={styles.tool}>
                <TechnologyLogo name={tool} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
