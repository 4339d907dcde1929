import { Badge } from '@dining/ui/badge';
import { Disclosure } from '@dining/ui/disclosure';
import { Section } from '@dining/ui/section';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Restaurant } from '../../entities/venues/restaurant';
import { FromPrice } from '../../features/products/offers/from-price';
import { ReserveModal } from '../../flows/reserve-modal/reserve-modal';
import { useReserveProduct } from '../../flows/reserve-modal/use-reserve-product';
import { formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { isPlainClick } from '../../lib/plain-click';

/** Lists the products of a restaurant without pictures, because the gallery shows the dishes. */
export function RestaurantProducts({ restaurant }: { restaurant: Restaurant }) {
  const { t } = useTranslations();
  const { selectedProduct, reserve, close } = useReserveProduct();
  return (
    <Section id="courses" title={t('restaurant.courses')}>
      {restaurant.prodList.length === 0 && <p className="text-ink-soft">{t('restaurant.nothing')}</p>}
      <ul className="border-line border-b">
        {restaurant.prodList.map((product) => (
          <RestaurantProduct
            key={product.prodCode}
            onReserve={() => void reserve(product, restaurant)}
            product={product}
          />
        ))}
      </ul>
      {selectedProduct !== undefined && (
        <ReserveModal card={selectedProduct} key={selectedProduct.prodCode} onClose={close} />
      )}
    </Section>
  );
}

type Product = Restaurant['prodList'][number];

interface RestaurantProductProps {
  product: Product;
  onReserve: () => void;
}

/** Shows a product. Its name opens the reservation modal or, in a new tab, the product page, as on the main page. */
function RestaurantProduct({ product, onReserve }: RestaurantProductProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { dinCode, prodCode, prodResvType, prodSaleTimeZone } = product;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onReserve();
  };
  return (
    <li className="relative grid gap-x-10 gap-y-2 border-line border-t py-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1.5">
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
        <p className="max-w-text text-ink-soft text-sm">{localizeField(translations, product, 'prodDesc')}</p>
        <MenuPlates product={product} />
      </div>
      <div className="md:max-w-60 md:justify-self-end md:text-right md:*:justify-end">
        <FromPrice
          childPrice={product.prodKidFromPrice}
          kind={prodResvType === 'pickup' ? 'pickup' : product.prodPriceType}
          price={product.prodFromPrice}
        />
      </div>
    </li>
  );
}

/** Shows the plates of a product's menus. They are above the link that covers the card, so that they can be opened. */
function MenuPlates({ product: { prodMenuList: menus = [] } }: { product: Product }) {
  const translations = useTranslations();
  const { t } = translations;
  if (menus.length === 0) return null;
  return (
    <Disclosure className="relative max-w-text" variant="bare" summary={t('restaurant.dishes')}>
      <div className="grid gap-4">
        {menus.map((menu) => (
          <section key={menu.menuIndex}>
            <h4 className="heading text-base text-ink">{localizeField(translations, menu, 'menuName')}</h4>
            <ol className="mt-1 grid gap-1">
              {menu.plateList.map((plate) => (
                <li key={plate.plateName}>{localizeField(translations, plate, 'plateName')}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Disclosure>
  );
}
