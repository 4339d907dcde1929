import { Button } from '@dining/ui/button';
import { IconButton } from '@dining/ui/icon-button';
import { StateLabel } from '../../features/screen/state-label';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import type { Upload } from './use-uploads';

/** Statuses of problems that the same file always has: too large, or no picture. */
const refusedFileStatuses: readonly number[] = [413, 415];

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** Shows the state of each upload, with its progress or the reason why it failed. */
export function UploadList({ uploads, onRetry, onRemove, onClear }: UploadListProps) {
  const { t } = useTranslations();
  if (uploads.length === 0) return null;
  return (
    <section aria-label={t('pictures.upload.list')} className="grid gap-2 rounded-sm border border-line p-4">
      <ul className="grid max-h-96 gap-2 overflow-y-auto">
        {uploads.map((upload) => (
          <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4" key={upload.key}>
            <span className="min-w-0">
              <span className="block truncate font-medium">{upload.file.name}</span>
              <UploadStateText upload={upload} />
            </span>
            <span className="flex items-center gap-2">
              {upload.state.type === 'failed' && !refusedFileStatuses.includes(upload.state.problem.status) && (
                <Button
                  aria-label={t('pictures.upload.retryName', { name: upload.file.name })}
                  onClick={() => onRetry(upload)}
                  size="sm"
                >
                  {t('pictures.upload.retry')}
                </Button>
              )}
              {upload.state.type === 'failed' && (
                <IconButton
                  icon="close"
                  label={t('pictures.upload.remove', { name: upload.file.name })}
                  onClick={() => onRemove(upload.key)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {uploads.some(({ state }) => state.type === 'done') && (
        <Button className="justify-self-start" onClick={onClear} size="sm" variant="quiet">
          {t('pictures.upload.clear')}
        </Button>
      )}
    </section>
  );
}

function UploadStateText({ upload: { file, state } }: { upload: Upload }) {
  const translations = useTranslations();
  const { t } = translations;
  switch (state.type) {
    case 'waiting':
      return <StateLabel tone="neutral">{t('pictures.upload.waiting')}</StateLabel>;
    case 'sending': {
      const percent = Math.round(state.fraction * 100);
      return (
        <span className="grid gap-1">
          <span className="text-ink-soft tabular-nums">
            {percent === 100 ? t('pictures.upload.stored') : t('pictures.upload.sending', { percent })}
          </span>
          <progress
            aria-label={t('pictures.upload.progress', { name: file.name })}
            className="h-1.5 w-full accent-brass"
            max={100}
            value={percent}
          />
        </span>
      );
    }
    case 'done':
      return (
        <span role="status">
          <StateLabel tone="done">{t(state.isNew ? 'pictures.upload.done' : 'pictures.upload.known')}</StateLabel>
        </span>
      );
    case 'failed':
      return (
        <span role="alert">
          <StateLabel tone="bad">{formatProblem(translations, state.problem)}</StateLabel>
        </span>
      );
  }
}
