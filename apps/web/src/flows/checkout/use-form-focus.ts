import { useEffect, useState } from 'react';
import { focusField } from '../../lib/focus-field';

/** Leads to the way of paying whose focus is nowhere: what stood over the form had nothing to give it back to. */
export function focusFormAgain(): void {
  if (document.activeElement === document.body) focusField('method');
}

/**
 * Moves the focus to the form each time an unfinished payment is left. A guest who returns to the page, with Back or a reload, sees the
 * payment before they have touched the form, so that the browser has no field to return the focus to.
 */
export function useFormFocus(atForm: boolean): void {
  const [wasAway, setWasAway] = useState(!atForm);
  if (!atForm && !wasAway) setWasAway(true);
  useEffect(() => {
    if (atForm && wasAway) focusFormAgain();
  }, [atForm, wasAway]);
}
