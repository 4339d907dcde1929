import type { Translations } from '../../../lib/i18n';

/** Loads the menu dialog with its translations. */
export async function loadMenus({ load }: Translations) {
  const [{ MenusDialog }] = await Promise.all([import('./menus-dialog'), load(['product'])]);
  return { MenusDialog };
}
