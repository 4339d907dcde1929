import { useEffect, useRef } from 'react';
import { focusField } from '../../lib/focus-field';

/** Leads to the way of paying whose focus is nowhere: what stood over the form had nothing to give it back to. */
export function focusFormAgain(): void {
  if (document.activeElement === document.body) focusField('method');
}

/**
 * Whoever comes back to the page, by Back or by a reload, finds his unfinished payment before he has touched the form: once he has left it
 * the keyboard goes on in the form, and not at the head of the page.
 */
export function useFormFocus(atForm: boolean): void {
  const before = useRef(atForm);
  useEffect(() => {
    if (atForm && !before.current) focusFormAgain();
    before.current = atForm;
  }, [atForm]);
}
