import type { FormEvent, ReactNode } from 'react';
import { workingAsHtml } from '../../site-model/works-as-html';

interface InertFormProps {
  /** The id of the heading that names the form for screen readers. */
  labelledBy: string;
  role?: 'search';
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A form that does nothing (requirements §5): no request, no reload, no navigation, no scroll, no validation.
 */
export const InertForm = workingAsHtml(function InertForm({
  labelledBy,
  role,
  children,
  className,
}: InertFormProps) {
  return (
    // Outside a dialog the method `dialog` submits nothing, even without JavaScript.
    <form
      action="#"
      method="dialog"
      role={role}
      aria-labelledby={labelledBy}
      className={className}
      noValidate
      onSubmit={stay}
    >
      {children}
    </form>
  );
});

function stay(event: FormEvent) {
  event.preventDefault();
}
