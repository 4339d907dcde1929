import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { getGallery } from '@dining/contract/codecs/product-display';
import { Carousel } from '@dining/ui/carousel';
import { Picture } from '@dining/ui/picture';
import type { ListedProduct } from '../../../entities/products/products';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';

export function OfferPhotos({
  listedProduct: { product, display },
  priority,
}: {
  listedProduct: ListedProduct;
  priority: boolean;
}) {
  const translations = useTranslations();
  return (
    <Carousel
      controls="over"
      items={getGallery(display)}
      getKey={(photo) => photo.filePath}
      label={localizeText(translations, product.name)}
    >
      {(photo, index) => (
        <Picture
          alt={localizeText(translations, photo.alt)}
          className="md:h-full"
          image={createPictureImage(photo.filePath)}
          priority={priority && index === 0}
          ratio={4 / 3}
          sizes={picturePlaces.offerCard.sizes}
        />
      )}
    </Carousel>
  );
}
