import { picturePlaces } from '@dining/contract/codecs/picture-places';
import type { FinderQuery } from '@dining/domain/search/finder-query';
import type { SearchState } from '@dining/domain/search/search-state';
import { getFirstSentence } from '@dining/domain/shared/first-sentence';
import { Icon } from '@dining/ui/icon';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { getLinkClass } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import type { VenueTimes } from '../../../entities/availability/free-tables';
import type { VisitChoice } from '../../../entities/search/move-search-to-venue';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { formatWon } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { VenueTimesList } from './venue-times-list';

interface FinderVenueCardProps {
  venue: Venue;
  /** Undefined while loading, null if the request failed. */
  venueTimes: VenueTimes | null | undefined;
  isFirst: boolean;
  createSearch: (visit: VisitChoice) => SearchState;
  finderQuery: FinderQuery;
}

function formatLowestPrice(translations: Translations, venueTimes: FinderVenueCardProps['venueTimes']): string {
  const price = venueTimes?.price;
  if (price === undefined) return '';
  if (price === null) return translations.t('availability.payThere');
  return translations.t(price.isDeposit ? 'offer.depositFrom' : 'offer.adultFrom', {
    price: formatWon(translations, price.amount),
  });
}

export function FinderVenueCard({ venue, venueTimes, isFirst, finderQuery, createSearch }: FinderVenueCardProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { dinCode } = venue;
  const changeSearch = useChangeSearch();
  const roomSearch: SearchState = { ...createSearch({ date: finderQuery.day, time: null }), type: 'room' };
  const hasNoFreeTime = venueTimes?.times.some(({ isFree }) => isFree) === false;
  return (
    <li aria-labelledby={`found-${dinCode}`} className="grid content-start gap-4 border-line border-t pt-6">
      <div className="grid grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-4 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-5">
        <Picture
          alt=""
          className={hasNoFreeTime ? 'rounded-md opacity-60' : 'rounded-md'}
          image={createPictureImage(venue.introPicture)}
          priority={isFirst}
          ratio={4 / 3}
          sizes={picturePlaces.foundVenue.sizes}
        />
        <div className="grid content-start gap-1">
          <p className="eyebrow">{localizeText(translations, venue.cuisineLabel)}</p>
          <h3 className="heading text-lg sm:text-xl" id={`found-${dinCode}`}>
            <Link
              className="text-ink no-underline hover:text-brass"
              params={{ htlHmcCode: venue.htlHmcCode, dinCode }}
              to="/dining/$htlHmcCode/$dinCode"
            >
              {localizeText(translations, venue.name)}
            </Link>
          </h3>
          <p className="line-clamp-2 text-ink-soft text-sm">
            {getFirstSentence(localizeText(translations, venue.description))}
          </p>
          <p className="min-h-6 text-sm">{formatLowestPrice(translations, venueTimes)}</p>
        </div>
      </div>
      <VenueTimesList venueTimes={venueTimes} createSearch={createSearch} venue={venue} finderQuery={finderQuery} />
      {finderQuery.features.includes('room') && (
        <p>
          <Link
            className={getLinkClass('next')}
            onClick={() => changeSearch(() => roomSearch)}
            search={formatVisitSearch(roomSearch)}
            to="/reservation/step/1"
          >
            {t('availability.rooms')}
            <VisuallyHidden>{` · ${localizeText(translations, venue.name)}`}</VisuallyHidden>
            <Icon name="chevron-right" size={18} />
          </Link>
        </p>
      )}
    </li>
  );
}

export function FinderVenuesSkeleton() {
  return (
    <Loading className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {[0, 1, 2, 3].map((index) => (
        <div
          className="grid grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-4 pt-6 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-5"
          key={index}
        >
          <Skeleton ratio={4 / 3} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </Loading>
  );
}
