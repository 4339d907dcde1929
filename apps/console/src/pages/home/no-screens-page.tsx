import { EmptyList } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';

/** Shown to staff who can open no screen; others are redirected to their first screen (`app/routes`). */
export function NoScreensPage() {
  const { t } = useTranslations();
  return <EmptyList title={t('console.nothing.title')}>{t('console.nothing.text')}</EmptyList>;
}
