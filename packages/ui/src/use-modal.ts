import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as a modal for as long as it is mounted. The browser keeps the focus inside, makes the page behind inert,
 * answers Escape and gives the focus back; the first element marked `data-first-focus` gets it at the start.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: it ends while the element still stands in the page, and only then can closing give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => dialog.close();
  }, []);
  return ref;
};
