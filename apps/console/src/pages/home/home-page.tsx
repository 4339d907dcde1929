import { NothingHere } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';

/** The first screen of somebody whose roles have none yet; the others are led to theirs (`app/routes`). */
export function HomePage() {
  const { t } = useTranslations();
  return <NothingHere title={t('console.nothing.title')}>{t('console.nothing.text')}</NothingHere>;
}
