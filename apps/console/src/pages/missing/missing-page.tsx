import { screens } from '@dining/contract/staff/screens';
import { ButtonLink } from '@dining/ui/button';
import { useTranslations } from '../../lib/i18n';

/** Shown for a path below `/console` that has no screen. */
export function MissingPage() {
  const { t } = useTranslations();
  return (
    <div className="grid justify-items-center gap-4 px-5 py-16 text-center">
      <h1 className="heading text-xl outline-none" id="screen-title" tabIndex={-1}>
        {t('console.missing.title')}
      </h1>
      <p className="text-ink-soft">{t('console.missing.text')}</p>
      <ButtonLink href={screens.home.path}>{t('console.missing.home')}</ButtonLink>
    </div>
  );
}
