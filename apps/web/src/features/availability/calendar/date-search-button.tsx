import { Button } from '@dining/ui/button';
import { FieldError } from '@dining/ui/field';
import { useTranslations } from '../../../lib/i18n';

export function DateSearchButton({
  onSearch,
  error,
}: {
  onSearch: (() => void) | undefined;
  error: string | undefined;
}) {
  const { t } = useTranslations();
  return (
    <div className="grid gap-2">
      <Button
        aria-describedby={error === undefined ? undefined : 'date-search-error'}
        id="date-search"
        onClick={onSearch}
        wide
      >
        {t('reservation.date.search')}
      </Button>
      {error !== undefined && <FieldError id="date-search-error">{error}</FieldError>}
    </div>
  );
}
