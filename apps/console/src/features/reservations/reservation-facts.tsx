import { languageNames } from '@dining/domain/shared/language';
import type { ReactNode } from 'react';
import { formatParty, formatReservationVisit } from '../../entities/reservations/reservation-texts';
import type { Reservation } from '../../entities/reservations/reservations';
import { formatInstant, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { formatPaymentState } from './history-list';

/** Shows rows of a label and a value. Omits rows without a value. */
function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2 tabular-nums">
      {rows
        .filter(([, value]) => value !== undefined && value !== null && value !== '')
        .map(([name, value]) => (
          <div className="contents" key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-break-word">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Shows what was booked and by whom, with the answers of the guest. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const translations = useTranslations();
  const { t } = translations;
  const { allergies, noAllergies, spokenConsent } = reservation;
  const hiddenText = <span className="text-ink-soft">{t('staffDesk.facts.hidden')}</span>;
  const hasOtherVisitor =
    reservation.visitorName !== reservation.bookerName || reservation.visitorPhone !== reservation.phone;
  const describeAllergies = (): ReactNode => {
    if (allergies === null) return hiddenText;
    if (allergies.length > 0) return <strong className="font-medium text-danger">{allergies.join(', ')}</strong>;
    return noAllergies === true ? t('staffDesk.facts.noAllergies') : t('staffDesk.facts.unanswered');
  };
  return (
    <Facts
      rows={[
        [t('staffDesk.facts.visit'), formatReservationVisit(translations, reservation)],
        [t('staffDesk.facts.venue'), reservation.venueName],
        [t('staffDesk.facts.party'), formatParty(translations, reservation)],
        [t('staffDesk.facts.product'), reservation.productName],
        [t('staffDesk.facts.room'), reservation.roomName],
        [
          t('staffDesk.facts.menus'),
          reservation.menus.length === 0 ? undefined : (
            <ul>
              {reservation.menus.map(({ name, count }) => (
                <li key={name}>{`${count} × ${name}`}</li>
              ))}
            </ul>
          ),
        ],
        [t('staffDesk.facts.booker'), <bdi key="booker">{reservation.bookerName}</bdi>],
        [t('staffDesk.facts.phone'), reservation.phone ?? hiddenText],
        [t('staffDesk.facts.email'), reservation.email === null ? hiddenText : <bdi>{reservation.email}</bdi>],
        [
          t('staffDesk.facts.visitor'),
          hasOtherVisitor ? (
            <>
              <bdi>{reservation.visitorName}</bdi> {reservation.visitorPhone}
            </>
          ) : undefined,
        ],
        [t('staffDesk.facts.language'), languageNames[reservation.language].native],
        [t('staffDesk.facts.allergies'), describeAllergies()],
        [
          t('staffDesk.facts.request'),
          reservation.requestNote === '' ? undefined : (
            <bdi className="whitespace-pre-line">{reservation.requestNote}</bdi>
          ),
        ],
        ...reservation.answers.map(({ question, answer }) => [question, answer] as const),
        [
          t('staffDesk.facts.comingConfirmed'),
          reservation.guestConfirmedAt === null ? undefined : formatInstant(translations, reservation.guestConfirmedAt),
        ],
        [t('staffDesk.facts.source'), t(`staffDesk.sources.${reservation.source}`)],
        [t('staffDesk.facts.formerNumber'), reservation.former?.number],
        [
          t('staffDesk.facts.spoken'),
          spokenConsent === null
            ? undefined
            : t('staffDesk.facts.spokenBy', { name: spokenConsent.speaker, version: spokenConsent.version }),
        ],
        [
          t('staffDesk.facts.number'),
          <span className="break-all" key="number">
            {reservation.resvCode}
          </span>,
        ],
      ]}
    />
  );
}

/** Shows the payment of a reservation: amounts, state, method and approval number. */
export function MoneyFacts({
  money,
  former,
}: {
  money: NonNullable<Reservation['money']>;
  former: Reservation['former'];
}) {
  const translations = useTranslations();
  const { t } = translations;
  const formatAmount = (won: number | null) => (won === null ? undefined : formatWon(translations, won));
  return (
    <Facts
      rows={[
        [
          t('staffDesk.money.paid'),
          money.payAmount === 0 ? t('staffDesk.money.nothing') : formatWon(translations, money.payAmount),
        ],
        [t('staffDesk.money.paidBefore'), former === null || former.paid === 0 ? undefined : formatAmount(former.paid)],
        [t('staffDesk.money.dueAtVenue'), money.dueAtVenue === 0 ? undefined : formatAmount(money.dueAtVenue)],
        [t('staffDesk.money.state'), money.state === null ? undefined : formatPaymentState(translations, money.state)],
        [
          t('staffDesk.money.method'),
          money.method === 'none'
            ? undefined
            : [t(`staffDesk.money.${money.method}`), money.cardLabel].filter(Boolean).join(' · '),
        ],
        [t('staffDesk.money.approval'), money.approvalNo],
        [t('staffDesk.money.fee'), formatAmount(money.cancelFee)],
        [t('staffDesk.money.refund'), formatAmount(money.refundAmount)],
      ]}
    />
  );
}
