import { decodeVisit } from '@dining/contract/codecs/visit';
import type { VisitInfo } from '@dining/contract/site/reservations/visit-day';
import { Row, Rows } from '@dining/ui/rows';
import { TextLink } from '@dining/ui/text-link';
import { formatParty, formatVisitTime } from '../../features/reservations/steps/visit-summary';
import { formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

export function VisitFacts({ visit }: { visit: VisitInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const isPickup = visit.resvType === 'pickup';
  const { date, time } = decodeVisit(visit.resvDate);
  return (
    <Rows className="border-line border-t pt-4">
      <Row
        label={t('reservation.venue.label')}
        value={
          <>
            {localizeField(translations, visit, 'dinName')}
            <span className="block text-ink-soft text-sm">
              {formatFacts(translations, [
                localizeField(translations, visit, 'htlName'),
                localizeField(translations, visit, 'dinLoc'),
              ])}
            </span>
          </>
        }
      />
      <Row
        label={t(isPickup ? 'payment.summary.item' : 'payment.summary.product')}
        value={localizeField(translations, visit, 'prodName')}
      />
      <Row
        label={t(isPickup ? 'reservation.summary.pickup' : 'reservation.summary.visit')}
        value={formatVisitTime(translations, { type: visit.resvType, visitDay: date, visitTime: time })}
      />
      {isPickup ? (
        <Row label={t('payment.summary.quantity')} value={t('common.units.quantity', { count: visit.prodPickupNum })} />
      ) : (
        <Row
          label={t('reservation.party.label')}
          value={formatParty(translations, { adults: visit.resvAdultCnt, kids: visit.resvKidCnt })}
        />
      )}
      {visit.dinTel !== '' && (
        <Row
          label={t('reservation.venue.phone')}
          value={<TextLink href={`tel:${visit.dinTel}`}>{visit.dinTel}</TextLink>}
        />
      )}
    </Rows>
  );
}
