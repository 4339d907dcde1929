import { focusField } from '@dining/ui/focus-field';
import { useEffect, useState } from 'react';

/**
 * Focuses the payment method if no element has the focus, as after closing a dialog that had nothing to return it to.
 */
export function focusFormAgain(): void {
  if (document.activeElement === document.body) focusField('method');
}

/**
 * Moves the focus to the form when the guest closes an unfinished payment. After Back or a reload the payment dialog
 * opens first, so the browser has no field to return the focus to.
 */
export function useFormFocus(atForm: boolean): void {
  const [wasAway, setWasAway] = useState(!atForm);
  if (!atForm && !wasAway) setWasAway(true);
  useEffect(() => {
    if (atForm && wasAway) focusFormAgain();
  }, [atForm, wasAway]);
}
