import type { Translations } from '../../../lib/i18n';

/** The dialog of menus, with the words that menus tell of themselves. */
export async function loadMenus({ load }: Translations) {
  const [{ MenusDialog }] = await Promise.all([import('./menus-dialog'), load(['product'])]);
  return { MenusDialog };
}
