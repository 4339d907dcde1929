import { alerts } from '@dining/ui/alerts';
import { loadTexts, t } from './i18n';

/** Says why the site begins anew: another member than the one who was here. Code and words come only then. */
export async function tellReplaced(): Promise<void> {
  await loadTexts(['common', 'guard']);
  await alerts.show({
    title: t('guard.replaced.title'),
    message: t('guard.replaced.message'),
    confirmLabel: t('common.buttons.confirm'),
  });
}
