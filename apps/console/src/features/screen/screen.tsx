import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import type { ReactNode } from 'react';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface ScreenHeadProps {
  readonly title: string;
  /** Text below the title. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows the heading of a screen with its actions. */
export function ScreenHead({ title, note, children }: ScreenHeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="heading text-xl outline-none" id="screen-title" tabIndex={-1}>
          {title}
        </h1>
        {note !== undefined && <p className="text-ink-soft">{note}</p>}
      </div>
      {children}
    </header>
  );
}

export function Block({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <section className="grid content-start gap-3 border-line border-t py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-medium text-base">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Shows a title and an explanation in place of a list without entries. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-5 py-12 text-center">
      <p className="font-medium text-base">{title}</p>
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}

export function LoadFailed({
  error,
  isRetrying,
  onRetry,
}: {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Notice
      action={
        <Button onClick={onRetry} pending={isRetrying} size="sm">
          {t('common.buttons.retry')}
        </Button>
      }
      announce
      title={t('common.loadFailed')}
      tone="error"
    >
      {formatProblem(translations, error)}
    </Notice>
  );
}

/** Shows placeholder rows while a list is loading. */
export function LoadingRows({ count = 8 }: { count?: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, index) => (
        <div className="row-height grid items-center border-line border-b px-3" key={index}>
          <SkeletonText lines={1} size="sm" />
        </div>
      ))}
    </Loading>
  );
}
