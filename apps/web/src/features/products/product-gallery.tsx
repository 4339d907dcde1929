import type { ProductDisplay } from '@dining/contract/codecs/product-display';
import { Carousel } from '@dining/ui/carousel';
import { Picture } from '@dining/ui/picture';
import { carouselLabels } from '../../lib/carousel-labels';
import { t } from '../../lib/i18n';
import { imageOf } from '../../lib/picture';
import { ownText } from '../../lib/text-for';

/** The product in pictures, edge to edge on phones; the one of the completion page is left out (Spec §3 prodPhotoType). */
export function ProductGallery({ display }: { display: ProductDisplay }) {
  const photos = display.photos.filter(({ photoType }) => photoType !== 'prod2');
  const shown = photos.length > 0 ? photos : [{ filePath: display.bannerPicture, photoType: '', alt: { default: '' } }];
  return (
    <Carousel
      className="-mx-5 md:mx-0"
      controls="over"
      items={shown}
      keyOf={(photo) => photo.filePath}
      label={t('product.gallery')}
      labels={carouselLabels()}
    >
      {(photo, index) => (
        <Picture
          alt={ownText(photo.alt)}
          className="md:rounded-md"
          image={imageOf(photo.filePath)}
          priority={index === 0}
          ratio={3 / 2}
          sizes="(min-width: 1024px) 760px, 100vw"
        />
      )}
    </Carousel>
  );
}
