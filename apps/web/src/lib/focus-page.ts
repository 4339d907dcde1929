/** Gives the focus to the page as a whole, for those who do not see it turn. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });
