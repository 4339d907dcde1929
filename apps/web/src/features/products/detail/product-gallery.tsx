import { picturePlaces } from '@dining/contract/codecs/picture-places';
import type { ProductDisplay } from '@dining/contract/codecs/product-display';
import { getGallery } from '@dining/contract/codecs/product-display';
import { Carousel } from '@dining/ui/carousel';
import { Picture } from '@dining/ui/picture';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';

export function ProductGallery({ display }: { display: ProductDisplay }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Carousel
      className="-mx-5 md:mx-0"
      controls="over"
      items={getGallery(display)}
      getKey={(photo) => photo.filePath}
      label={t('product.gallery')}
    >
      {(photo, index) => (
        <Picture
          alt={localizeText(translations, photo.alt)}
          className="md:rounded-md"
          image={createPictureImage(photo.filePath)}
          priority={index === 0}
          ratio={3 / 2}
          sizes={picturePlaces.productGallery.sizes}
        />
      )}
    </Carousel>
  );
}
