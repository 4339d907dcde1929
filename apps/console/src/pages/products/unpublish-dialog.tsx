import type { ProblemError } from '@dining/client/problem-error';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import { type Consequences, getConsequencesQuery } from '../../entities/catalogue/documents';
import { LoadFailed, LoadingRows } from '../../features/screen/screen';
import { formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface UnpublishDialogProps {
  readonly kind: VersionedKind;
  readonly code: string;
  /** Unpublishes the version whose consequences were shown. Returns the problem if it is refused. */
  readonly onUnpublish: (publishedVersion: string) => Promise<ProblemError | undefined>;
  readonly onClose: () => void;
}

/** Shows the consequences of unpublishing a document, and unpublishes it once confirmed. */
export function UnpublishDialog({ kind, code, onUnpublish, onClose }: UnpublishDialogProps) {
  const { t } = useTranslations();
  const { data, error, isFetching, refetch } = useQuery(getConsequencesQuery(kind, code));
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const publishedVersion = data?.publishedVersion ?? null;
  const unpublish = async (): Promise<void> => {
    if (publishedVersion === null) return;
    setIsPending(true);
    const refusal = await onUnpublish(publishedVersion).finally(() => setIsPending(false));
    setProblem(refusal);
    if (refusal === undefined) onClose();
    else if (refusal.code === 'changed_meanwhile') await refetch();
  };
  return (
    <Dialog
      closeOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{t('common.buttons.cancel')}</Button>
          <Button
            inactive={publishedVersion === null}
            onClick={() => void unpublish()}
            pending={isPending}
            variant="danger"
          >
            {t(`documents.actions.unpublish.${kind}`)}
          </Button>
        </>
      }
      onClose={onClose}
      open
      title={t(`documents.unpublish.title.${kind}`)}
    >
      <div className="grid gap-4">
        <p>{t(`documents.unpublish.text.${kind}`)}</p>
        {error !== null && <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <LoadingRows count={2} />}
        {data !== undefined && <ConsequenceList consequences={data.consequences} />}
        <Refusal problem={problem} />
      </div>
    </Dialog>
  );
}

function ConsequenceList({ consequences: { reservations, documents } }: { consequences: Consequences }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <>
      <p className="font-medium">
        {reservations.count === 0
          ? t('documents.unpublish.none')
          : t('documents.unpublish.reservations', {
              count: reservations.count,
              people: reservations.people,
              won: formatWon(translations, reservations.won),
            })}
      </p>
      {documents.length > 0 && (
        <div className="grid gap-1">
          <p className="text-ink-soft">{t('documents.unpublish.concerned')}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {documents.map(({ kind, code, name }) => (
              <li key={`${kind} ${code}`}>
                <span className="text-ink-soft">{t(`documents.kinds.${kind}`)}</span> {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-ink-soft">{t('documents.unpublish.again')}</p>
    </>
  );
}
