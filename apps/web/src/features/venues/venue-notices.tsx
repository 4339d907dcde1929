import type { ReservationType } from '@dining/domain/products/product';
import { Disclosure } from '@dining/ui/disclosure';
import type { Venue } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { DiningInfoLink } from './dining-info-link';

interface VenueNoticesProps {
  venue: Venue;
  type: ReservationType;
  depositNote: string;
}

export function VenueNotices({ venue, type, depositNote }: VenueNoticesProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notices = [
    ['product.notices.reservation', localizeText(translations, type === 'pickup' ? venue.pickupNotice : venue.notice)],
    ['product.notices.deposit', depositNote],
    ['product.notices.parking', localizeText(translations, venue.parking)],
  ] as const;
  return (
    <div className="border-line border-t">
      {notices
        .filter(([, text]) => text !== '')
        .map(([key, text]) => (
          <Disclosure defaultOpen={key !== 'product.notices.parking'} headingSize="text-lg" key={key} summary={t(key)}>
            <p className="whitespace-pre-line">{text}</p>
          </Disclosure>
        ))}
      <DiningInfoLink label={t('product.notices.dining')} venue={venue} />
    </div>
  );
}
