import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { ErrorState } from '@dining/ui/error-state';
import { Spinner } from '@dining/ui/spinner';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

export function SignInProgress({ title, body }: { title: string; body: string }) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 px-6 py-16 text-center" role="status">
      <span className="mb-2 text-brass">
        <Spinner size={28} />
      </span>
      <h1 className="heading text-xl">{title}</h1>
      <p className="max-w-md text-ink-soft">{body}</p>
    </div>
  );
}

interface SignInFailedProps {
  title: string;
  problem: ProblemError;
  onRetry: () => void;
  isRetrying: boolean;
  backAction: { label: string; onClick: () => void };
}

export function SignInFailed({ title, problem, onRetry, isRetrying, backAction }: SignInFailedProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <ErrorState
      action={
        <>
          <Button onClick={onRetry} pending={isRetrying} variant="primary">
            {t('common.buttons.retry')}
          </Button>
          <Button onClick={backAction.onClick}>{backAction.label}</Button>
        </>
      }
      className="content-center"
      level={1}
      title={title}
    >
      {formatProblem(translations, problem)}
    </ErrorState>
  );
}
