import { focusField } from '@dining/ui/focus-field';
import { useEffect, useState } from 'react';

/**
 * Focuses the payment method if no element has the focus, as after closing a dialog that had nothing to return it to.
 */
export function restoreFormFocus(): void {
  if (document.activeElement === document.body) focusField('method');
}

/**
 * Moves the focus to the form when the guest closes an unfinished payment. After Back or a reload the payment dialog
 * opens first, so the browser has no field to return the focus to.
 */
export function useFormFocus(isAtForm: boolean): void {
  const [wasAway, setWasAway] = useState(!isAtForm);
  if (!isAtForm && !wasAway) setWasAway(true);
  useEffect(() => {
    if (isAtForm && wasAway) restoreFormFocus();
  }, [isAtForm, wasAway]);
}
