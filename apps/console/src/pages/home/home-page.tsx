import { EmptyList } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';

/** Shown to staff whose roles have no screen yet; others are redirected to their first screen (`app/routes`). */
export function HomePage() {
  const { t } = useTranslations();
  return <EmptyList title={t('console.nothing.title')}>{t('console.nothing.text')}</EmptyList>;
}
