import type { FormEvent, ReactNode } from 'react';

interface QuietFormProps {
  children: ReactNode;
  className?: string | undefined;
  /** The id of the heading that names it. */
  labelledBy: string;
}

/** A form that does nothing (specification §2: action `#`): no request, no reload, no jump to the top. */
export function QuietForm({ children, className, labelledBy }: QuietFormProps) {
  return (
    // Outside a dialog the method `dialog` goes nowhere: the form is quiet without JavaScript too.
    <form action="#" method="dialog" onSubmit={stay} aria-labelledby={labelledBy} className={className}>
      {children}
    </form>
  );
}

function stay(event: FormEvent) {
  event.preventDefault();
}
