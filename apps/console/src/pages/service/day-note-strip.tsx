import { Button } from '@dining/ui/button';
import type { DayNote } from '../../entities/service/service';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface DayNoteStripProps {
  readonly note: DayNote;
  readonly canEdit: boolean;
  readonly onChange: () => void;
}

export function DayNoteStrip({ note, canEdit, onChange }: DayNoteStripProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { text, changedAt, changedBy } = note;
  if (text === '') return null;
  return (
    <section
      aria-label={t('staffService.note.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-brass-wash px-4 py-2"
    >
      <p className="min-w-0 flex-1 whitespace-pre-line">
        {text}
        {changedAt !== null && (
          <span className="block text-ink-soft text-xs">
            {t('staffService.note.by', { name: changedBy, time: formatInstant(translations, changedAt) })}
          </span>
        )}
      </p>
      {canEdit && (
        <Button onClick={onChange} size="sm" variant="quiet">
          {t('staffService.note.change')}
        </Button>
      )}
    </section>
  );
}
