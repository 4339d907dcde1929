import { Button } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { t } from '../lib/i18n';
import { ProblemError } from '../lib/problem-error';

/** Takes the place of a page that could not be shown, under the same header, and offers another try. */
export function PageFailure({ error }: { error: unknown }) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const offline = error instanceof ProblemError && error.code === 'offline';
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState
      action={
        <Button onClick={again} variant="primary">
          {t('common.buttons.retry')}
        </Button>
      }
      level={1}
      title={t('common.errorPage.title')}
    >
      {t(offline ? 'common.offline' : 'common.loadFailed')}
    </ErrorState>
  );
}
