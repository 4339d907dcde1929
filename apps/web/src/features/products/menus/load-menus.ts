import type { Translations } from '../../../lib/i18n';

export async function loadMenus({ load }: Translations) {
  const [{ MenusDialog }] = await Promise.all([import('./menus-dialog'), load(['product'])]);
  return { MenusDialog };
}
