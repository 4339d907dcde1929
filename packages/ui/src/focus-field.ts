import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

export function focusField(id: string): void {
  const place = document.getElementById(id);
  const controls = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector<HTMLElement>(controls);
  place?.scrollIntoView({ block: 'center' });
  (control ?? place)?.focus({ preventScroll: true });
}

export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  focusField(id);
}

/** Focuses a field after a request, unless the guest has moved the focus since. */
export function focusAfterAnswer(change: () => void, id: string, focused: Element | null): void {
  const current = document.activeElement;
  if (current === focused || current === document.body) focusAfter(change, id);
  else change();
}

/** Focuses the next input of the section on Enter, which keyboards of phones show as *next* (`enterKeyHint`). */
export function focusNextInput(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const inputs = [...(event.currentTarget.closest('section')?.querySelectorAll('input') ?? [])];
  const next = inputs[inputs.indexOf(event.currentTarget) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
