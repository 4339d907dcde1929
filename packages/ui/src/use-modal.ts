import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as a modal for as long as it is mounted. The browser keeps the focus inside, makes the page behind inert,
 * answers Escape and gives the focus back; the first element marked `data-first-focus` gets it at the start.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => dialog.close();
  }, []);
  return ref;
};
