import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

export interface FieldTexts {
  label: string;
  /** A hint below the field. */
  help?: ReactNode;
  /** The error message; empty when the value is valid. */
  error?: string | undefined;
  /** The field's id; default: a generated one. */
  id?: string | undefined;
  required?: boolean | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** The id of one more text that describes the control. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** The label above and the hint and error below a control, for every kind of field. */
export function FieldFrame({ label, help, error, id, required, describedBy, children }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [describedBy, helpId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {/* Always rendered, even empty: screen readers announce only changes inside existing elements. */}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.sign}>
              <path d="M8 1 15.5 14.5H.5ZM8 5.5v4.25M8 11.5v1.5" />
            </svg>
            {/* An element of its own: a translator replaces bare text, which React could then neither change nor remove. */}
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
