import type { FinderQuery } from '@dining/domain/search/finder-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useTranslations } from '../../../lib/i18n';
import { FinderForm } from './finder-form';

interface FinderDialogProps {
  finderQuery: FinderQuery;
  htlCode: HtlCode;
  onChange: (finderQuery: FinderQuery, htlCode: HtlCode) => void;
  onFind: () => void;
  onClose: () => void;
}

/** Shows the fields of the search for a table. Each change applies at once; the button opens the results. */
export function FinderDialog({ finderQuery, htlCode, onChange, onFind, onClose }: FinderDialogProps) {
  const { t } = useTranslations();
  return (
    <Dialog
      footer={
        <Button className="md:min-w-60" onClick={onFind} variant="primary">
          {t('availability.title')}
        </Button>
      }
      onClose={onClose}
      open
      size="lg"
      title={t('availability.title')}
    >
      <FinderForm htlCode={htlCode} onChange={onChange} finderQuery={finderQuery} />
    </Dialog>
  );
}
