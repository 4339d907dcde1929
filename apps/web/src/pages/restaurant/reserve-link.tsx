import type { Party } from '@dining/domain/products/party';
import { getButtonClass } from '@dining/ui/button';
import { Icon } from '@dining/ui/icon';
import { getLinkClass } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import { useChangeSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { changeVenue } from '../../features/reservations/steps/change-venue';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';

interface ReserveLinkProps {
  venue: Venue;
  party: Party;
  variant?: 'button' | 'text';
}

/** Links to the first step with this venue and party, where the guest chooses a day. */
export function ReserveLink({ venue, party: { adults, kids }, variant = 'button' }: ReserveLinkProps) {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Link
      className={variant === 'button' ? getButtonClass({ variant: 'primary', wide: true }) : getLinkClass('next')}
      onClick={() => changeSearch((search) => ({ ...changeVenue(translations, search, venue), adults, kids }))}
      search={{
        hotelCode: venue.htlHmcCode,
        dinCode: venue.dinCode,
        adultCount: String(adults),
        childCount: String(kids),
      }}
      to="/reservation/step/1"
    >
      {t(variant === 'button' ? 'common.buttons.reserve' : 'restaurant.otherDay')}
      <VisuallyHidden>{` · ${localizeText(translations, venue.name)}`}</VisuallyHidden>
      {variant === 'text' && <Icon name="chevron-right" size={18} />}
    </Link>
  );
}
