import type { Translations } from '../../../lib/i18n';

export async function loadMenusDialog({ load }: Translations) {
  const [{ MenusDialog }] = await Promise.all([import('./menus-dialog'), load(['product'])]);
  return { MenusDialog };
}
