import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import { type ReactNode, useState } from 'react';
import type { Restaurant } from '../../entities/venues/restaurant';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

export const galleryHeight = 'h-[min(125vw,62svh)] md:h-[min(52vw,34rem)]';
const otherPhotoSizes = '(min-width: 1280px) 300px, (min-width: 768px) 25vw, 100vw';

interface GalleryProps {
  name: string;
  pictures: Restaurant['dinGalleryList'];
  /** Shown over the bottom of the pictures, also while they scroll. */
  children: ReactNode;
}

/**
 * Shows the pictures in one row that scrolls: one at a time on phones, otherwise a large one followed by the others in
 * pairs.
 */
export function Gallery({ name, pictures, children }: GalleryProps) {
  const translations = useTranslations();
  const [currentIndex, setCurrentIndex] = useState(0);
  const lastIndex = pictures.length - 1;
  return (
    <div className="relative -mx-5 md:mx-0">
      <ul
        aria-label={translations.t('restaurant.gallery', { name })}
        className={joinClasses(
          galleryHeight,
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
          'md:grid md:snap-none md:grid-flow-col md:grid-rows-2 md:gap-1 md:rounded-md',
          pictures.length > 5 ? 'md:auto-cols-[23.5%]' : 'md:auto-cols-fr',
        )}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row must be focusable to scroll by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrentIndex(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map((picture, index) => (
          <li
            className={joinClasses(
              'w-full shrink-0 snap-center md:min-h-0',
              // The last picture fills its column if the column has no second one.
              index === 0 && 'md:col-span-2 md:row-span-2',
              index > 0 && index === lastIndex && lastIndex % 2 === 1 && 'md:row-span-2',
            )}
            key={picture.filePath}
          >
            <Picture
              alt={localizeField(translations, picture, 'fileAlt')}
              className="size-full"
              image={createPictureImage(picture.filePath)}
              priority={index === 0}
              ratio={4 / 5}
              sizes={index === 0 ? picturePlaces.restaurantFirstPhoto.sizes : otherPhotoSizes}
            />
          </li>
        ))}
      </ul>
      {lastIndex > 0 && (
        <span
          aria-hidden="true"
          className="surface-night pointer-events-none absolute inset-x-0 top-0 flex justify-center gap-1.5 bg-transparent bg-linear-to-b from-veiled/70 to-transparent pt-4 pb-8 md:hidden"
        >
          {pictures.map((picture, index) => (
            <span
              aria-current={index === Math.min(currentIndex, lastIndex)}
              className="h-0.5 w-3 bg-current opacity-40 aria-[current=true]:opacity-100"
              key={picture.filePath}
            />
          ))}
        </span>
      )}
      <div className="surface-night pointer-events-none absolute inset-x-0 bottom-0 bg-transparent bg-linear-to-t from-veiled/95 via-60% via-veiled/70 to-transparent px-5 pt-24 pb-5 md:right-auto md:w-1/2 md:rounded-bl-md md:px-8 md:pt-28 md:pb-7">
        {children}
      </div>
    </div>
  );
}
