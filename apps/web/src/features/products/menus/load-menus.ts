import { loadTexts } from '../../../lib/i18n';

/** The dialog of menus, with the words that menus tell of themselves. */
export async function loadMenus() {
  const [{ MenusDialog }] = await Promise.all([import('./menus-dialog'), loadTexts(['product'])]);
  return { MenusDialog };
}
