import { picturePlaces } from '@dining/contract/codecs/picture-places';
import type { SearchState } from '@dining/domain/search/search-state';
import { getFirstSentence } from '@dining/domain/shared/first-sentence';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { Link } from '@tanstack/react-router';
import type { FoundVenue } from '../../../entities/availability/free-tables';
import type { Venue } from '../../../entities/venues/venues';
import { wonText } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { createPictureImage } from '../../../lib/picture';
import { ownText } from '../../../lib/text-for';
import { FoundTimes } from './found-times';

interface FoundVenueCardProps {
  venue: Venue;
  /** Undefined while loading, null if the request failed. */
  found: FoundVenue | null | undefined;
  first: boolean;
  today: boolean;
  searchAt: (time: SeoulTime) => SearchState;
}

/** Formats the lowest adult price at the free times. The line is always present, to avoid layout shifts. */
function formatLowestPrice(translations: Translations, found: FoundVenueCardProps['found']): string {
  const price = found?.price;
  if (price === undefined) return '';
  if (price === null) return translations.t('availability.payThere');
  return translations.t(price.deposit ? 'offer.depositFrom' : 'offer.adultFrom', {
    price: wonText(translations, price.amount),
  });
}

export function FoundVenueCard({ venue, found, first, today, searchAt }: FoundVenueCardProps) {
  const translations = useTranslations();
  const { dinCode } = venue;
  const nothing = found?.times.some(({ free }) => free) === false;
  return (
    <li aria-labelledby={`found-${dinCode}`} className="grid content-start gap-4 border-line border-t pt-6">
      <div className="grid grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-4 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-5">
        <Picture
          alt=""
          className={nothing ? 'rounded-md opacity-60' : 'rounded-md'}
          image={createPictureImage(venue.introPicture)}
          priority={first}
          ratio={4 / 3}
          sizes={picturePlaces.foundVenue.sizes}
        />
        <div className="grid content-start gap-1">
          <p className="eyebrow">{ownText(translations, venue.kitchen)}</p>
          <h3 className="heading text-lg sm:text-xl" id={`found-${dinCode}`}>
            <Link
              className="text-ink no-underline hover:text-brass"
              params={{ htlHmcCode: venue.htlHmcCode, dinCode }}
              to="/dining/$htlHmcCode/$dinCode"
            >
              {ownText(translations, venue.name)}
            </Link>
          </h3>
          <p className="line-clamp-2 text-ink-soft text-sm">
            {getFirstSentence(ownText(translations, venue.description))}
          </p>
          <p className="min-h-6 text-sm">{formatLowestPrice(translations, found)}</p>
        </div>
      </div>
      <FoundTimes found={found} searchAt={searchAt} today={today} venue={venue} />
    </li>
  );
}

export function FoundVenuesSkeleton() {
  return (
    <Loading className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {[0, 1, 2, 3].map((at) => (
        <div
          className="grid grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-4 pt-6 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:gap-5"
          key={at}
        >
          <Skeleton ratio={4 / 3} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </Loading>
  );
}
