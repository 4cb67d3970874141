import type { FormEvent, ReactNode } from 'react';

interface InertFormProps {
  /** Names the form for screen readers: the id of its heading. */
  labelledBy: string;
  /** `search` is a landmark of its own. */
  role?: 'search';
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A form that does nothing (specification §5): no request, no reload, no navigation, no scroll. `dialog` is the one
 * method that submits nothing outside a dialog, so it holds without JavaScript too.
 */
export function InertForm({ labelledBy, role, children, className }: InertFormProps) {
  return (
    <form
      method="dialog"
      role={role}
      aria-labelledby={labelledBy}
      className={className}
      noValidate
      onSubmit={doNothing}
    >
      {children}
    </form>
  );
}

function doNothing(event: FormEvent) {
  event.preventDefault();
}
