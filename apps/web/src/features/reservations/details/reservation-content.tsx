import { decodeVisit } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { pickupTime } from '@dining/domain/availability/pickup';
import { Row, Rows } from '@dining/ui/rows';
import { TextLink } from '@dining/ui/text-link';
import { formatFacts, formatVisit } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { formatParty } from '../steps/visit-summary';
import { getStatusKey } from './reservation-status';

export function ReservationContent({ info }: { info: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const isPickup = info.resvType === 'pickup';
  const visit = decodeVisit(info.resvDate);
  const room = localizeField(translations, info, 'dinRoomName');
  return (
    <Rows>
      <Row label={t('payment.summary.hotel')} value={localizeField(translations, info, 'htlName')} />
      <Row
        label={t('reservation.venue.label')}
        value={
          <>
            {localizeField(translations, info, 'dinName')}
            <span className="block text-ink-soft text-sm">{localizeField(translations, info, 'dinLoc')}</span>
          </>
        }
      />
      <Row
        label={t(isPickup ? 'payment.summary.item' : 'payment.summary.product')}
        value={localizeField(translations, info, 'prodName')}
      />
      <Row
        label={t(isPickup ? 'reservation.summary.pickup' : 'reservation.summary.visit')}
        value={formatVisit(translations, isPickup ? { ...visit, time: pickupTime } : visit)}
      />
      <Row
        label={t('reservation.type.label')}
        value={formatFacts(translations, [t(`common.resvType.${info.resvType}`), room])}
      />
      {isPickup ? (
        <Row label={t('payment.summary.quantity')} value={t('common.units.quantity', { count: info.prodPickupNum })} />
      ) : (
        <Row
          label={t('reservation.party.label')}
          value={formatParty(translations, { adults: info.resvAdultCnt, kids: info.resvKidCnt })}
        />
      )}
      <Row label={t('complete.status')} value={t(`resvStatus.${getStatusKey(info)}`)} />
      {info.dinTel !== '' && (
        <Row
          label={t('reservation.venue.phone')}
          value={<TextLink href={`tel:${info.dinTel}`}>{info.dinTel}</TextLink>}
        />
      )}
    </Rows>
  );
}
