import type { FormEvent, ReactNode } from 'react';

interface QuietFormProps {
  /** Names the form for screen readers: the id of its heading. */
  labelledBy: string;
  /** `search` is a landmark of its own. */
  role?: 'search';
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A form that does nothing (specification §2: action `#`, §5): no request, no reload, no navigation, no scroll. It has no
 * validation either, so the browser must not refuse what nobody reads.
 */
export function QuietForm({ labelledBy, role, children, className }: QuietFormProps) {
  return (
    // `dialog` is the one method that submits nothing outside a dialog: the form is quiet without JavaScript too.
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
}

function stay(event: FormEvent) {
  event.preventDefault();
}
