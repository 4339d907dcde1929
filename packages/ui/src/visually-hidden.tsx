import type { ReactNode } from 'react';

/** Words for screen readers where the eye sees enough. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="sr-only" id={id}>
      {children}
    </span>
  );
}
