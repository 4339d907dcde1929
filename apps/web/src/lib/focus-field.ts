import { flushSync } from 'react-dom';

/**
 * Leads to a field by the id of its place: into view, and the focus onto the control that is wrong, else its first one, else the
 * place itself.
 */
export function focusField(id: string): void {
  const place = document.getElementById(id);
  const controls = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';
  const control = place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector<HTMLElement>(controls);
  place?.scrollIntoView({ block: 'center' });
  (control ?? place)?.focus({ preventScroll: true });
}

/** Leads to a place that a change brings with it: the change is shown first. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  focusField(id);
}

/** The same after an answer, unless the guest has gone on to another element than the one that was focused at the call. */
export function focusAfterAnswer(change: () => void, id: string, focused: Element | null): void {
  const current = document.activeElement;
  if (current === focused || current === document.body) focusAfter(change, id);
  else change();
}
