import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from '../lib/i18n';
import { FileMissingError } from '../lib/site-file';
import { FailureState } from './failure-state';
import { signalReady } from './signalling-page';

export function PageFailure({ error }: { error: unknown }) {
  const { t } = useTranslations();
  useEffect(signalReady, []);
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const texts = {
    title: t('common.errorPage.title'),
    loadFailed: t('common.loadFailed'),
    offline: t('common.offline'),
    retry: t('common.buttons.retry'),
  };
  return <FailureState error={error} onRetry={error instanceof FileMissingError ? undefined : retry} texts={texts} />;
}
