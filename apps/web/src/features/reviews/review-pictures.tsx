import { Picture } from '@dining/ui/picture';
import { listReviewPhotos, type Review } from '../../entities/reviews/queries';
import { useTranslations } from '../../lib/i18n';
import { createPictureImage } from '../../lib/picture';

interface ReviewPicturesProps {
  review: Pick<Review, 'imagePath' | 'photoList'>;
  userName: string;
  sizes: string;
}

/** Shows the photos of a review, one below the other. */
export function ReviewPictures({ review, userName, sizes }: ReviewPicturesProps) {
  const { t } = useTranslations();
  const photos = listReviewPhotos(review);
  return photos.map((path, index) => (
    <Picture
      alt={
        photos.length === 1
          ? t('review.photo', { name: userName })
          : t('review.photoNumbered', { name: userName, number: index + 1 })
      }
      className="rounded-md"
      image={createPictureImage(path)}
      key={path}
      ratio={3 / 2}
      sizes={sizes}
    />
  ));
}
