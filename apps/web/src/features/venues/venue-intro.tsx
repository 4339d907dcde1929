import { Carousel } from '@dining/ui/carousel';
import { FactIcon } from '@dining/ui/fact-icon';
import { Picture } from '@dining/ui/picture';
import { Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { TextLink } from '@dining/ui/text-link';
import type { Venue } from '../../entities/venues/venues';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';
import { OpeningHours } from './opening-hours';

export function VenueIntro({ venue }: { venue: Venue }) {
  const translations = useTranslations();
  const name = localizeText(translations, venue.name);
  return (
    <section aria-label={name} className="grid gap-5">
      <Carousel items={venue.photos} getKey={(photo) => photo.filePath} label={name}>
        {(photo, index) => (
          <Picture
            alt={localizeText(translations, photo.alt)}
            className="rounded-md"
            image={createPictureImage(photo.filePath)}
            priority={index === 0}
            ratio={4 / 3}
            sizes="(min-width: 1024px) 400px, 100vw"
          />
        )}
      </Carousel>
      <div className="grid gap-3">
        <h2 className="heading text-xl">{name}</h2>
        <p className="text-ink-soft text-sm">{localizeText(translations, venue.description)}</p>
        <ul className="grid gap-2 text-sm">
          <li className="flex gap-3">
            <FactIcon className="mt-px text-ink-soft" name="pin" />
            {localizeText(translations, venue.location)}
          </li>
          <li className="flex gap-3">
            <FactIcon className="mt-px text-ink-soft" name="clock" />
            <OpeningHours text={localizeText(translations, venue.openingHours)} />
          </li>
          <li className="flex items-center gap-3">
            <FactIcon className="text-ink-soft" name="phone" />
            <TextLink href={`tel:${venue.phone}`}>{venue.phone}</TextLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

export function VenueIntroSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton ratio={4 / 3} />
      <SkeletonText lines={1} size="xl" />
      <SkeletonText lines={3} size="sm" />
    </div>
  );
}
