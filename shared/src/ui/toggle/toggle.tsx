import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './toggle.module.css';

interface ToggleProps {
  /** The group's name for screen readers. */
  label: string;
  options: readonly { value: string; label: string; content: ReactNode }[];
}

/** Two or three toggle buttons, one pressed, with its content below (requirements §4.5). */
export function Toggle({ label, options }: ToggleProps) {
  const [chosen, choose] = useState(options[0]?.value);
  const id = useId();
  return (
    <div>
      <fieldset className={styles.buttons} data-print="hide">
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.button}
            aria-pressed={option.value === chosen}
            aria-controls={`${id}${option.value}`}
            onClick={() => choose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </fieldset>
      {options.map((option) => (
        <div
          key={option.value}
          id={`${id}${option.value}`}
          className={styles.panel}
          hidden={option.value !== chosen}
        >
          {option.content}
        </div>
      ))}
    </div>
  );
}
