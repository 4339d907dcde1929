import { getButtonClass } from '@dining/ui/button';
import { Picture } from '@dining/ui/picture';
import { Link } from '@tanstack/react-router';
import type { ListedProduct } from '../../entities/products/products';
import { useProductLink } from '../../entities/products/use-product-link';
import { useSearch } from '../../entities/search/search-state';
import { OfferFacts } from '../../features/products/offers/offer-facts';
import { OfferPrice } from '../../features/products/offers/offer-price';
import { useToday } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

export function ReviewedProduct({ listedProduct: { product, display } }: { listedProduct: ListedProduct }) {
  const translations = useTranslations();
  const { t } = translations;
  const search = useSearch();
  const productLink = useProductLink(product, product);
  const photo = display.photos.find(({ photoType }) => photoType !== 'prod2');
  const today = useToday();
  const date = search.visitDay ?? today;
  return (
    <section
      aria-label={t('review.tabs.product')}
      className="grid gap-5 rounded-md border border-line bg-raised p-5 md:p-6"
    >
      <Picture
        alt={photo === undefined ? '' : localizeText(translations, photo.alt)}
        className="rounded-md"
        image={createPictureImage(photo?.filePath ?? display.bannerPicture)}
        ratio={3 / 2}
        sizes="(min-width: 1024px) 340px, 90vw"
      />
      <div className="grid gap-2">
        <OfferFacts date={date} party={search} product={product} />
        <p className="heading text-lg">{localizeText(translations, product.name)}</p>
        <OfferPrice date={date} party={search} product={product} />
      </div>
      <Link {...productLink} className={getButtonClass({ variant: 'primary', wide: true })}>
        {t('common.buttons.reserve')}
      </Link>
    </section>
  );
}
