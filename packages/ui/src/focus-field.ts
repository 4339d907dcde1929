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
 * Applies the change that a response causes, and focuses a field unless the guest has moved the focus from
 * `previouslyFocused`.
 */
export function focusAfterAnswer(change: () => void, id: string, previouslyFocused: Element | null): void {
  const current = document.activeElement;
  if (current === previouslyFocused || current === document.body) focusAfter(change, id);
  else change();
}
