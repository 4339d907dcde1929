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

/** Where the focus is as something is asked. */
export const focusNow = (): Element | null => document.activeElement;

/** The same for an answer: whoever has gone on to another field while it was on its way stays there and types on. */
export function focusAfterAnswer(change: () => void, id: string, asked: Element | null | undefined): void {
  const at = document.activeElement;
  if (at === asked || at === document.body) focusAfter(change, id);
  else change();
}
