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

export function ReservationContent({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const isPickup = reservation.resvType === 'pickup';
  const visit = decodeVisit(reservation.resvDate);
  const room = localizeField(translations, reservation, 'dinRoomName');
  return (
    <Rows>
      <Row label={t('payment.summary.hotel')} value={localizeField(translations, reservation, 'htlName')} />
      <Row
        label={t('reservation.venue.label')}
        value={
          <>
            {localizeField(translations, reservation, 'dinName')}
            <span className="block text-ink-soft text-sm">{localizeField(translations, reservation, 'dinLoc')}</span>
          </>
        }
      />
      <Row
        label={t(isPickup ? 'payment.summary.item' : 'payment.summary.product')}
        value={localizeField(translations, reservation, 'prodName')}
      />
      <Row
        label={t(isPickup ? 'reservation.summary.pickup' : 'reservation.summary.visit')}
        value={formatVisit(translations, isPickup ? { ...visit, time: pickupTime } : visit)}
      />
      <Row
        label={t('reservation.type.label')}
        value={formatFacts(translations, [t(`common.resvType.${reservation.resvType}`), room])}
      />
      {isPickup ? (
        <Row
          label={t('payment.summary.quantity')}
          value={t('common.units.quantity', { count: reservation.prodPickupNum })}
        />
      ) : (
        <Row
          label={t('reservation.party.label')}
          value={formatParty(translations, { adults: reservation.resvAdultCnt, kids: reservation.resvKidCnt })}
        />
      )}
      <Row label={t('complete.status')} value={t(`resvStatus.${getStatusKey(reservation)}`)} />
      {reservation.dinTel !== '' && (
        <Row
          label={t('reservation.venue.phone')}
          value={<TextLink href={`tel:${reservation.dinTel}`}>{reservation.dinTel}</TextLink>}
        />
      )}
    </Rows>
  );
}
