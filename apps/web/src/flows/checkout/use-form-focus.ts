import { focusField } from '@dining/ui/focus-field';
import { useEffect, useState } from 'react';

/**
 * Focuses the payment method if no element has the focus, for instance because the closed dialog could not return it.
 */
export function restoreFormFocus(): void {
  if (document.activeElement === document.body) focusField('method');
}

/**
 * Moves the focus to the payment method when the guest closes an unfinished payment and no element has the focus.
 * After Back or a reload the payment dialog opens first, so the browser has no previously focused field.
 */
export function useFormFocus(isAtForm: boolean): void {
  const [wasAway, setWasAway] = useState(!isAtForm);
  if (!isAtForm && !wasAway) setWasAway(true);
  useEffect(() => {
    if (isAtForm && wasAway) restoreFormFocus();
  }, [isAtForm, wasAway]);
}
