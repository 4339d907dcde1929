import { ButtonLink } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from '../../lib/i18n';

/** PAGE ERROR, for what broke and for what is not there (Spec §2.1). Its link loads the site anew: what broke may still be about. */
export function ErrorPage() {
  const { t } = useTranslations();
  const missing = useLocation({ select: (location) => location.pathname !== '/error' });
  return (
    <ErrorState
      action={
        <ButtonLink href="/" variant="primary">
          {t('common.buttons.goMain')}
        </ButtonLink>
      }
      level={1}
      title={t(missing ? 'errorPage.notFoundTitle' : 'common.errorPage.title')}
    >
      <p className="eyebrow mb-2">{t('errorPage.code')}</p>
      {t(missing ? 'errorPage.notFoundBody' : 'errorPage.body')}
    </ErrorState>
  );
}
