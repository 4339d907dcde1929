import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Scrolls to the element with this id, and focuses its first invalid control, otherwise its first enabled control or
 * the element itself.
 */
export function focusField(id: string): void {
  const container = document.getElementById(id);
  const enabledControls = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';
  const control =
    container?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    container?.querySelector<HTMLElement>(enabledControls);
  container?.scrollIntoView({ block: 'center' });
  (control ?? container)?.focus({ preventScroll: true });
}

/** Applies a change at once, so that the field which it adds can be focused. */
export function focusFieldAfter(change: () => void, id: string): void {
  flushSync(change);
  focusField(id);
}

/**
 * Applies the changes of a response, and focuses a field unless the guest has moved the focus from `previouslyFocused`.
 */
export function focusFieldAfterResponse(change: () => void, id: string, previouslyFocused: Element | null): void {
  const focusedElement = document.activeElement;
  if (focusedElement === previouslyFocused || focusedElement === document.body) focusFieldAfter(change, id);
  else change();
}

/** Focuses the next input of the section on Enter, which phone keyboards label *Next* (`enterKeyHint`). */
export function focusNextInput(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const inputs = [...(event.currentTarget.closest('section')?.querySelectorAll('input') ?? [])];
  const nextInput = inputs[inputs.indexOf(event.currentTarget) + 1];
  if (nextInput === undefined) return;
  event.preventDefault();
  nextInput.focus();
}
