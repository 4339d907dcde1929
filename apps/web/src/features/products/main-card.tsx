import { Badge } from '@dining/ui/badge';
import { Picture } from '@dining/ui/picture';
import { Price } from '@dining/ui/price';
import { Link } from '@tanstack/react-router';
import { wonText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { imageOf } from '../../lib/picture';
import { wireText } from '../../lib/text-for';
import type { ProductCardData } from '../../state/main';
import { changeSearch } from '../../state/search-state';

/** A product on the main page: its name leads to choosing day and party for it. */
export function MainCard({ product }: { product: ProductCardData }) {
  const { dinCode, prodCode, prodResvType, prodSaleTimeZone, prodFromPrice } = product;
  const look = () =>
    changeSearch((search) => ({
      ...search,
      dinCode,
      prodCode,
      type: prodResvType,
      categoryName: '',
      menus: [],
      visitTime: null,
    }));
  return (
    <article className="group relative grid content-start gap-3">
      <Picture
        alive
        alt={wireText(product, 'fileAlt')}
        className="rounded-md"
        image={imageOf(product.bannerImg)}
        ratio={4 / 3}
        sizes="(min-width: 1024px) 280px, (min-width: 768px) 45vw, 90vw"
      />
      <div className="grid gap-1">
        <p className="eyebrow flex flex-wrap items-center gap-2">
          {t(`common.resvType.${prodResvType}`)}
          {prodResvType !== 'pickup' && ` · ${t(`reservation.list.zone.${prodSaleTimeZone}`)}`}
          {product.prodMemberOnlyYn === 'Y' && <Badge tone="brass">{t('reservation.membersOnly.badge')}</Badge>}
        </p>
        <h3 className="heading text-lg">
          <Link
            className="text-ink no-underline after:absolute after:inset-0 hover:text-brass"
            onClick={look}
            search={{ dinCode, prodCode, resvType: prodResvType }}
            to="/reservation/step/1"
          >
            {wireText(product, 'prodName')}
          </Link>
        </h3>
        {prodFromPrice !== null && <Price price={t('reservation.list.priceFrom', { price: wonText(prodFromPrice) })} />}
      </div>
    </article>
  );
}
