import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

export function focusField(id: string): void {
  const container = document.getElementById(id);
  const controls = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';
  const control =
    container?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? container?.querySelector<HTMLElement>(controls);
  container?.scrollIntoView({ block: 'center' });
  (control ?? container)?.focus({ preventScroll: true });
}

export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  focusField(id);
}

/**
 * Applies the changes of a response, and focuses a field unless the guest has moved the focus from `previouslyFocused`.
 */
export function focusAfterAnswer(change: () => void, id: string, previouslyFocused: Element | null): void {
  const current = document.activeElement;
  if (current === previouslyFocused || current === document.body) focusAfter(change, id);
  else change();
}

/** Focuses the next input of the section on Enter, which phone keyboards label *Next* (`enterKeyHint`). */
export function focusNextInput(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const inputs = [...(event.currentTarget.closest('section')?.querySelectorAll('input') ?? [])];
  const next = inputs[inputs.indexOf(event.currentTarget) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
