import { Badge } from '@dining/ui/badge';
import { Picture } from '@dining/ui/picture';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { ProductCardData } from '../../../entities/venues/main-page-query';
import { formatFacts } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { isPlainClick } from '../../../lib/plain-click';
import { FromPrice } from './from-price';

export interface MainProductsProps {
  label: string;
  products: readonly ProductCardData[];
  onReserve: (product: ProductCardData) => void;
}
interface MainProductCardProps extends Pick<MainProductsProps, 'onReserve'> {
  product: ProductCardData;
}

export function MainProductCard({ product, onReserve }: MainProductCardProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { dinCode, prodCode, prodResvType, prodSaleTimeZone, prodFromPrice } = product;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onReserve(product);
  };
  return (
    <article className="group relative grid content-start gap-3">
      <Picture
        zoomOnHover
        alt={localizeField(translations, product, 'fileAlt')}
        className="rounded-md"
        image={createPictureImage(product.bannerImg)}
        ratio={4 / 3}
        sizes="(min-width: 1024px) 280px, (min-width: 768px) 45vw, 90vw"
      />
      <div className="grid gap-1">
        <p className="eyebrow flex flex-wrap items-center gap-2">
          {formatFacts(translations, [
            t(`common.resvType.${prodResvType}`),
            prodResvType !== 'pickup' && t(`offer.zone.${prodSaleTimeZone}`),
          ])}
          {product.prodMemberOnlyYn === 'Y' && <Badge tone="brass">{t('offer.membersOnly.badge')}</Badge>}
        </p>
        <h3 className="heading text-lg">
          <Link
            className="text-ink no-underline after:absolute after:inset-0 hover:text-brass"
            onClick={handleClick}
            params={{ dinCode, prodCode }}
            search={{ dinCode, prodCode, resvType: prodResvType }}
            to="/reservation/prod/detail/$dinCode/$prodCode"
          >
            {localizeField(translations, product, 'prodName')}
          </Link>
        </h3>
        <FromPrice
          childPrice={product.prodKidFromPrice}
          kind={prodResvType === 'pickup' ? 'pickup' : product.prodPriceType}
          price={prodFromPrice}
        />
      </div>
    </article>
  );
}
