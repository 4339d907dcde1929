import { useAppData } from '../entities/app/app-data';
import { useTranslations } from '../lib/i18n';

export function DemoStrip() {
  const { t } = useTranslations();
  if (useAppData()?.demoYn !== 'Y') return null;
  return <aside className="bg-sunk px-5 py-2.5 text-center text-ink-soft text-xs">{t('common.demoStrip')}</aside>;
}
