import { decodeVisit } from '@dining/contract/codecs/visit';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useId } from 'react';
import type { OpenSheet } from '../../entities/orders/order-sheets';
import { formatFacts, formatVisit } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { useResumeOrder } from './use-resume-order';

interface OpenOrdersDialogProps {
  sheets: readonly OpenSheet[];
  onClose: () => void;
}

export function OpenOrdersDialog({ sheets, onClose }: OpenOrdersDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { resume, resumingId } = useResumeOrder(onClose);
  const id = useId();
  return (
    <Dialog onClose={onClose} open title={t('common.header.openOrders', { count: sheets.length })}>
      <ul className="grid gap-5">
        {sheets.map((sheet) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5"
            key={sheet.ordersheetId}
          >
            <p className="grid gap-1" id={`${id}-${sheet.ordersheetId}`}>
              <span className="text-ink-soft text-sm">{localizeField(translations, sheet, 'dinName')}</span>
              <span>{localizeField(translations, sheet, 'prodName')}</span>
              <span className="text-ink-soft text-sm">{formatVisitAndParty(translations, sheet)}</span>
            </p>
            <Button
              aria-describedby={`${id}-${sheet.ordersheetId}`}
              onClick={() => resume(sheet.ordersheetId)}
              pending={resumingId === sheet.ordersheetId}
              size="sm"
            >
              {t('common.header.resumeOrder')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const formatVisitAndParty = (
  translations: Translations,
  { resvDate, resvType, resvAdultCnt, resvKidCnt }: OpenSheet,
): string =>
  formatFacts(translations, [
    formatVisit(translations, decodeVisit(resvDate)),
    resvType === 'pickup' && translations.t('common.resvType.pickup'),
    resvAdultCnt > 0 && translations.t('common.units.adults', { count: resvAdultCnt }),
    resvKidCnt > 0 && translations.t('common.units.kids', { count: resvKidCnt }),
  ]);
