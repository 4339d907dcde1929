import { decodeVisit } from '@dining/contract/codecs/visit';
import { pickupTime } from '@dining/domain/availability/pickup';
import { isVisitOver } from '@dining/domain/reservations/visit-end';
import { Badge } from '@dining/ui/badge';
import { getButtonClass } from '@dining/ui/button';
import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Facts } from '../../../components/facts';
import type { OwnReservation } from '../../../entities/reservations/own-reservations';
import { useNow } from '../../../lib/clock';
import { formatFacts, formatVisit, formatWon } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { listPartyFacts } from '../steps/visit-summary';
import { BookAgainLink } from './book-again-link';
import { rowGridClass } from './own-reservations-skeleton';
import { getStatusKey } from './reservation-status';

const tones = { reserved: 'brass', confirm: 'success', cancel: 'neutral' } as const;

const formatReservedVisit = (translations: Translations, { resvDate, resvType }: OwnReservation): string => {
  const visit = decodeVisit(resvDate);
  return formatVisit(translations, resvType === 'pickup' ? { ...visit, time: pickupTime } : visit);
};

const listTypeAndPartyFacts = (
  translations: Translations,
  { resvType, prodPickupNum, resvAdultCnt, resvKidCnt }: OwnReservation,
): readonly string[] =>
  resvType === 'pickup'
    ? [translations.t('common.resvType.pickup'), translations.t('common.units.quantity', { count: prodPickupNum })]
    : [
        translations.t(`common.resvType.${resvType}`),
        ...listPartyFacts(translations, { adults: resvAdultCnt, kids: resvKidCnt }),
      ];

const listProductFacts = (translations: Translations, reservation: OwnReservation): readonly string[] => [
  ...listTypeAndPartyFacts(translations, reservation),
  ...(reservation.resvSetleAmnt > 0 ? [formatWon(translations, reservation.resvSetleAmnt)] : []),
];

export function OwnReservationRow({ reservation, children }: { reservation: OwnReservation; children?: ReactNode }) {
  const translations = useTranslations();
  const { t } = translations;
  const id = useId();
  const currentHref = useLocation({ select: ({ href }) => href });
  const now = useNow();
  const isOver =
    reservation.resvStatus !== 'cancel' && isVisitOver(reservation.resvType, decodeVisit(reservation.resvDate), now);
  return (
    <li className={joinClasses(rowGridClass, 'relative')}>
      <Picture
        alt=""
        className="self-start rounded-md"
        image={createPictureImage(reservation.resvProdUrl)}
        ratio={1}
        sizes="(min-width: 768px) 144px, 88px"
      />
      <div className="grid content-start gap-1">
        <p className="mb-1">
          {isOver ? (
            <Badge tone="neutral">{t('mypage.past')}</Badge>
          ) : (
            <Badge tone={tones[reservation.resvStatus]}>{t(`resvStatus.${getStatusKey(reservation)}`)}</Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {formatFacts(translations, [
            localizeField(translations, reservation, 'htlName'),
            localizeField(translations, reservation, 'dinName'),
          ])}
        </p>
        <h2 className="heading text-lg" id={id}>
          {localizeField(translations, reservation, 'prodName')}
        </h2>
        <p className="mt-1">{formatReservedVisit(translations, reservation)}</p>
        <p className="text-ink-soft text-sm">
          <Facts facts={listProductFacts(translations, reservation)} />
        </p>
      </div>
      <div className="col-span-full flex flex-wrap gap-3 *:flex-1 [&>:not(:first-child)]:relative [&>:not(:first-child)]:z-10 md:col-span-1 md:flex-col md:justify-center md:*:flex-none">
        <Link
          aria-describedby={id}
          className={joinClasses(getButtonClass({ size: 'sm' }), 'static! after:absolute after:inset-0')}
          search={{ resvCode: reservation.resvCode }}
          state={{ mypageHref: currentHref }}
          to="/fnb/mypage/resv/detail"
        >
          {t('mypage.detail')}
        </Link>
        {(isOver || reservation.resvStatus === 'cancel') && (
          <BookAgainLink describedBy={id} label={t('mypage.again')} reservation={reservation} />
        )}
        {children}
      </div>
    </li>
  );
}
