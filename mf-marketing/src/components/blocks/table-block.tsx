import { TitledSection } from '@site/shared/ui/titled-section';
import { useId } from 'react';
import type { BlockProps } from './block-props';
import styles from './table-block.module.css';

/** A table. On phones each row becomes a card whose cells name their column. */
export function TableBlock({ block, tone }: BlockProps<'table'>) {
  const id = useId();
  const [, ...others] = block.columns;
  return (
    <TitledSection id={id} tone={tone} title={block.heading}>
      <table className={styles.table} data-columns={block.columns.length} aria-labelledby={id}>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={others[index]} data-column={others[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}
