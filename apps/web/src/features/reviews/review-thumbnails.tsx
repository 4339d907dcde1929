import { Picture } from '@dining/ui/picture';
import { listReviewPhotos, type Review } from '../../entities/reviews/queries';
import { useTranslations } from '../../lib/i18n';
import { createPictureImage } from '../../lib/picture';
import { getReviewerName } from './reviewer-name';

/** Shows the photos of a review in a row. Renders nothing without photos. */
export function ReviewThumbnails({ review }: { review: Review }) {
  const translations = useTranslations();
  const photos = listReviewPhotos(review);
  if (photos.length === 0) return null;
  const name = getReviewerName(translations, review);
  return (
    <div className="flex flex-wrap gap-2">
      {photos.map((path, index) => (
        <Picture
          alt={translations.t('review.photoNumbered', { name, number: index + 1 })}
          className="w-24 rounded-md"
          image={createPictureImage(path)}
          ratio={1}
          sizes="96px"
          key={path}
        />
      ))}
    </div>
  );
}
