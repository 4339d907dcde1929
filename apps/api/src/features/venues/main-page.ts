import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import type { MainResult, MainVenueWire, ProductCardWire } from '@dining/contract/venues';
import type { HtlCode } from '@dining/domain/shared/codes';
import { lessPercent } from '@dining/domain/shared/krw';
import type { HotelCatalogue } from '../../stores/catalogue';
import type { StoredProduct } from '../../stores/products';
import { runningPromotions } from '../../stores/running-promotions';

/** The lowest won something of the product is sold for; null where nothing is paid beforehand. */
function fromPrice({ product }: StoredProduct): number | null {
  if (product.reservationType === 'pickup') return product.price;
  const prices = product.takesDeposit
    ? Object.values(product.deposit).filter((price): price is number => price !== null && price > 0)
    : product.options
        .filter(({ onSale, visible }) => onSale && visible)
        .map(({ price, discountRate }) => lessPercent(price, discountRate));
  return prices.length === 0 ? null : Math.min(...prices);
}

const card = (stored: StoredProduct): ProductCardWire => ({
  prodCode: stored.product.prodCode,
  dinCode: stored.product.dinCode,
  ...textToWire('prodName', stored.product.name),
  bannerImg: stored.display.bannerPicture,
  ...textToWire('fileAlt', stored.display.photos[0]?.alt ?? stored.product.name),
  prodResvType: stored.product.reservationType,
  prodSaleTimeZone: stored.product.saleZone,
  prodMemberOnlyYn: flagToWire(stored.product.membersOnly),
  prodMemberDistYn: flagToWire(stored.product.memberDiscount.enabled),
  prodFromPrice: fromPrice(stored),
});

/** What the main page of a hotel shows (Spec §2.2): only venues that have products, only what a card carries. */
export function mainPageOf(htlCode: HtlCode, { venues, products, promotions }: HotelCatalogue, now: Date): MainResult['result'] {
  const onSale = products.filter((stored) => stored.onSale);
  const dinList = venues.flatMap((venue): MainVenueWire[] => {
    const cards = onSale.filter(({ product }) => product.dinCode === venue.dinCode).map(card);
    if (cards.length === 0) return [];
    return [
      {
        dinCode: venue.dinCode,
        htlCode: venue.htlCode,
        ...textToWire('dinName', venue.name),
        ...textToWire('dinDesc', venue.description),
        introListImgFilePath: venue.introPicture,
        prodList: cards,
      },
    ];
  });
  return {
    hotelCode: htlCode,
    dinList,
    promList: runningPromotions(promotions, now),
    prodList: dinList.flatMap(({ prodList }) => prodList.slice(0, 1)),
  };
}
