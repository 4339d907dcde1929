import { ButtonLink } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { useTranslations } from '../../lib/i18n';

/**
 * Shows the error page (Spec §2.1), or that the page does not exist. Its link reloads the whole site, to discard state
 * that may have caused the error.
 */
function ErrorNotice({ isNotFound }: { isNotFound: boolean }) {
  const { t } = useTranslations();
  return (
    <ErrorState
      action={
        <ButtonLink href="/" variant="primary">
          {t('common.buttons.goMain')}
        </ButtonLink>
      }
      illustration={isNotFound ? 'mark' : 'lamp'}
      level={1}
      title={t(isNotFound ? 'errorPage.notFoundTitle' : 'common.errorPage.title')}
    >
      <p className="eyebrow mb-2">{t('errorPage.code')}</p>
      {t(isNotFound ? 'errorPage.notFoundBody' : 'errorPage.body')}
    </ErrorState>
  );
}

export const ErrorPage = () => <ErrorNotice isNotFound={false} />;

export const NotFoundPage = () => <ErrorNotice isNotFound />;
