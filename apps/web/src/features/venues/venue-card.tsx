import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { Button, getButtonClass } from '@dining/ui/button';
import { Carousel } from '@dining/ui/carousel';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { TextLink } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import type { Venue } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';
import { OpeningHours } from './opening-hours';

interface VenueCardProps {
  venue: Venue;
  isFirst: boolean;
  onOpenMenus: () => void;
  onReserve: () => void;
}

export function VenueCard({ venue, isFirst, onOpenMenus, onReserve }: VenueCardProps) {
  const translations = useTranslations();
  const { t } = translations;
  const name = localizeText(translations, venue.name);
  const hours = localizeText(translations, venue.openingHours);
  const facts = [
    [t('venue.location'), localizeText(translations, venue.location)],
    [t('venue.hours'), hours],
    // Takeout counters have no seats.
    [t('venue.dining.seats'), venue.seatCount > 0 ? t('venue.dining.seatCount', { count: venue.seatCount }) : ''],
    [t('venue.facilities'), localizeText(translations, venue.facilities)],
    [t('venue.parking'), localizeText(translations, venue.parking)],
  ] as const;
  const photos = venue.photos.length > 0 ? venue.photos : [{ filePath: venue.introPicture, alt: venue.name }];
  return (
    <section aria-labelledby={`venue-${venue.dinCode}`} className="grid gap-6 md:grid-cols-2 md:items-start md:gap-12">
      <Carousel controls="over" items={photos} getKey={(photo) => photo.filePath} label={name}>
        {(photo, index) => (
          <Picture
            alt={localizeText(translations, photo.alt)}
            className="rounded-md"
            image={createPictureImage(photo.filePath)}
            priority={isFirst && index === 0}
            ratio={3 / 2}
            sizes={picturePlaces.venueCard.sizes}
          />
        )}
      </Carousel>
      <div className="grid content-start gap-5">
        <h2 className="heading text-xl md:text-2xl" id={`venue-${venue.dinCode}`}>
          <Link
            className="text-ink no-underline hover:text-brass"
            params={{ htlHmcCode: venue.htlHmcCode, dinCode: venue.dinCode }}
            to="/dining/$htlHmcCode/$dinCode"
          >
            {name}
          </Link>
        </h2>
        <p className="max-w-text whitespace-pre-line text-ink-soft">{localizeText(translations, venue.description)}</p>
        <dl className="grid gap-x-6 gap-y-3 border-line border-t pt-5 text-sm sm:grid-cols-[max-content_1fr]">
          {facts
            .filter(([, text]) => text !== '')
            .map(([label, text]) => (
              <div
                className="grid gap-x-6 gap-y-0.5 sm:col-span-2 sm:grid-cols-[8rem_1fr] sm:items-baseline sm:supports-[grid-template-columns:subgrid]:grid-cols-subgrid"
                key={label}
              >
                <dt className="text-ink-soft">{label}</dt>
                <dd className="whitespace-pre-line">{text === hours ? <OpeningHours text={hours} /> : text}</dd>
              </div>
            ))}
          <div className="grid gap-x-6 gap-y-0.5 sm:col-span-2 sm:grid-cols-[8rem_1fr] sm:items-baseline sm:supports-[grid-template-columns:subgrid]:grid-cols-subgrid">
            <dt className="text-ink-soft">{t('venue.dining.phone')}</dt>
            <dd>
              <TextLink href={`tel:${venue.phone}`}>{venue.phone}</TextLink>
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3 pt-1">
          <Button onClick={onOpenMenus}>
            {t('venue.viewMenu')}
            <VisuallyHidden>{` · ${name}`}</VisuallyHidden>
          </Button>
          <Link
            className={getButtonClass({ variant: 'primary' })}
            onClick={onReserve}
            search={{ hotelCode: venue.htlHmcCode, dinCode: venue.dinCode }}
            to="/reservation/step/1"
          >
            {t('common.buttons.reserve')}
            <VisuallyHidden>{` · ${name}`}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </section>
  );
}

export function VenueCardsSkeleton() {
  return (
    <Loading className="grid gap-16">
      {[0, 1].map((index) => (
        <div className="grid gap-6 md:grid-cols-2 md:gap-12" key={index}>
          <Skeleton ratio={3 / 2} />
          <SkeletonText lines={9} />
        </div>
      ))}
    </Loading>
  );
}
