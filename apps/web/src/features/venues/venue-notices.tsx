import type { ReservationType } from '@dining/domain/products/product';
import { Disclosure } from '@dining/ui/disclosure';
import type { Venue } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';
import { DiningInfoLink } from './dining-info-link';

interface VenueNoticesProps {
  venue: Venue;
  type: ReservationType;
  /** Explains the deposit; blank if there is none. */
  depositNote: string;
}

/** The venue's notes, deposit and parking (Spec §2.10), with a link to hours, seats and location. */
export function VenueNotices({ venue, type, depositNote }: VenueNoticesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notices = [
    ['product.notices.reservation', ownText(translations, type === 'pickup' ? venue.pickupNotice : venue.notice)],
    ['product.notices.deposit', depositNote],
    ['product.notices.parking', ownText(translations, venue.parking)],
  ] as const;
  return (
    <div className="border-line border-t">
      {notices
        .filter(([, text]) => text !== '')
        .map(([key, text]) => (
          <Disclosure defaultOpen={key !== 'product.notices.parking'} heading="text-lg" key={key} summary={t(key)}>
            <p className="whitespace-pre-line">{text}</p>
          </Disclosure>
        ))}
      <DiningInfoLink label={t('product.notices.dining')} venue={venue} />
    </div>
  );
}
