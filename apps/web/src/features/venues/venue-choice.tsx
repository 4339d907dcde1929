import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { FieldGroup } from '@dining/ui/field-group';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { useId } from 'react';
import type { Venue } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

interface VenueChoiceProps {
  venues: readonly Venue[];
  value: Venue['dinCode'] | null;
  onChange: (venue: Venue) => void;
  error?: string | undefined;
}

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3';

export function VenueChoice({ venues, value, onChange, error }: VenueChoiceProps) {
  const translations = useTranslations();
  const { t } = translations;
  const name = useId();
  return (
    <div className="outline-none" id="venue" tabIndex={-1}>
      <FieldGroup error={error} label={t('reservation.venue.label')}>
        <div className={gridClass}>
          {venues.map((venue, index) => (
            <label
              className="chosen-colors grid cursor-pointer content-start overflow-hidden rounded-md border border-line bg-raised transition-colors hover:border-edge has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
              key={venue.dinCode}
            >
              <input
                checked={venue.dinCode === value}
                className="peer sr-only"
                name={name}
                onChange={() => onChange(venue)}
                type="radio"
                value={venue.dinCode}
              />
              <Picture
                alt=""
                image={createPictureImage(venue.introPicture)}
                priority={index === 0}
                ratio={3 / 2}
                sizes={picturePlaces.venueTile.sizes}
              />
              <span className="grid gap-0.5 px-3 py-2.5 wrap-anywhere">
                <span className="heading text-base leading-snug">{localizeText(translations, venue.name)}</span>
                <span className="text-ink-soft text-xs">{localizeText(translations, venue.cuisineLabel)}</span>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

export function VenueChoiceSkeleton() {
  return (
    <Loading className={gridClass}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} ratio={1} />
      ))}
    </Loading>
  );
}
