import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { DinMenuWire, ProductWire } from '../site/products';
import { flagFromWire, flagToWire } from './flag';
import type { ProductDisplay } from './product-display';
import { optionFromWire, optionToWire } from './product-option';
import { questionFromWire, questionToWire } from './product-question';
import { textFromWire, textToWire } from './text';

/** Units sold of a product on the requested day, and to the caller over the whole sale period. */
export interface ProductSold {
  readonly onDay: number;
  readonly toPerson: number;
}

export const noUnitsSold: ProductSold = { onDay: 0, toPerson: 0 };

/** Serializes a product with its texts and sold units (Spec §3 Product). */
export function productToWire(product: Product, display: ProductDisplay, sold: ProductSold): ProductWire {
  const { discount, memberDiscount, deposit, salePeriod, daySaleLimit, perPersonLimit } = product;
  return {
    prodCode: product.prodCode,
    dinCode: product.dinCode,
    htlCode: product.htlCode,
    ...textToWire('prodName', product.name),
    ...textToWire('prodDesc', display.description),
    ...textToWire('dinCateName', display.category),
    bannerImg: display.bannerPicture,
    prodResvType: product.reservationType,
    prodPriceType: product.takesDeposit ? 'deposit' : 'menu',
    prodSaleTimeZone: product.saleZone,
    prodSaleTimeList: product.saleTimes.map((prodSaleTime) => ({ prodSaleTime })),
    prodPeriodSaleSdate: salePeriod.from,
    prodPeriodSaleEdate: salePeriod.to,
    saleAlwaysYn: flagToWire(product.saleAlways),
    prodNotSaleDateList: product.notSaleRanges.flatMap(({ from, to }) =>
      from === null || to === null ? [] : [{ prodNotSaleStrDate: from, prodNotSaleEndDate: to }],
    ),
    weekType: product.weekType,
    weekDaySet: product.weekDayFlags,
    prodPrice: product.price,
    prodDistYn: flagToWire(discount.enabled),
    prodDistRate: discount.periodRate,
    prodDistWeekdayRate: discount.weekdayRate,
    prodDistWeekendRate: discount.weekendRate,
    prodDistPeriodSaleSdate: discount.period?.from ?? null,
    prodDistPeriodSaleEdate: discount.period?.to ?? null,
    prodMemberDistYn: flagToWire(memberDiscount.enabled),
    prodMemberDistRate: memberDiscount.rate,
    prodDepositOneOptPrice: deposit.upTo2,
    prodDepositTwoOptPrice: deposit.upTo4,
    prodDepositThreeOptPrice: deposit.upTo10,
    prodDepositFourOptPrice: deposit.from11,
    ...textToWire('depositDesc', display.depositNote),
    prodDaySaleAmntYn: flagToWire(daySaleLimit !== null),
    prodDaySaleAmnt: daySaleLimit ?? 0,
    soldOnedayProdAmnt: sold.onDay,
    soldOnedayPickupProdAmnt: product.reservationType === 'pickup' ? sold.onDay : 0,
    prodAddNum: 0,
    prodPickupNum: 0,
    prodPickDay: product.pickupLeadDays,
    prodPickDayWeek: product.pickupWeekFlags,
    prodPerPersonSaleAmntYn: flagToWire(perPersonLimit !== null),
    prodPerPersonSaleAmnt: perPersonLimit ?? 0,
    soldUserProdAmnt: sold.toPerson,
    prodMemberOnlyYn: flagToWire(product.membersOnly),
    prodQsType: product.questionType,
    prodPhotoList: display.photos.map(({ filePath, photoType, alt }) => ({
      filePath,
      prodPhotoType: photoType,
      ...textToWire('fileAlt', alt),
    })),
    prodOptList: product.options.map(optionToWire),
    prodQsList: product.questions.map(questionToWire),
  };
}

const rangeOrNull = (from: SeoulDate | null, to: SeoulDate | null) =>
  from === null && to === null ? null : { from, to };

/** Parses a product. `menus` is `dinMenuList` of the same answer, which has the texts and covers of its menus. */
export function productFromWire(wire: ProductWire, menus: readonly DinMenuWire[]): Product {
  return {
    prodCode: wire.prodCode,
    dinCode: wire.dinCode,
    htlCode: wire.htlCode,
    name: textFromWire('prodName', wire),
    reservationType: wire.prodResvType,
    takesDeposit: wire.prodPriceType === 'deposit',
    saleZone: wire.prodSaleTimeZone,
    saleTimes: wire.prodSaleTimeList.map((row) => row.prodSaleTime),
    saleAlways: flagFromWire(wire.saleAlwaysYn),
    salePeriod: { from: wire.prodPeriodSaleSdate, to: wire.prodPeriodSaleEdate },
    notSaleRanges: wire.prodNotSaleDateList.map((row) => ({
      from: row.prodNotSaleStrDate,
      to: row.prodNotSaleEndDate,
    })),
    weekType: wire.weekType,
    weekDayFlags: wire.weekDaySet,
    price: wire.prodPrice,
    discount: {
      enabled: flagFromWire(wire.prodDistYn),
      periodRate: wire.prodDistRate,
      period: rangeOrNull(wire.prodDistPeriodSaleSdate, wire.prodDistPeriodSaleEdate),
      weekdayRate: wire.prodDistWeekdayRate,
      weekendRate: wire.prodDistWeekendRate,
    },
    memberDiscount: { enabled: flagFromWire(wire.prodMemberDistYn), rate: wire.prodMemberDistRate },
    deposit: {
      upTo2: wire.prodDepositOneOptPrice,
      upTo4: wire.prodDepositTwoOptPrice,
      upTo10: wire.prodDepositThreeOptPrice,
      from11: wire.prodDepositFourOptPrice,
    },
    daySaleLimit: flagFromWire(wire.prodDaySaleAmntYn) ? wire.prodDaySaleAmnt : null,
    perPersonLimit: flagFromWire(wire.prodPerPersonSaleAmntYn) ? wire.prodPerPersonSaleAmnt : null,
    pickupLeadDays: wire.prodPickDay,
    pickupWeekFlags: wire.prodPickDayWeek,
    membersOnly: flagFromWire(wire.prodMemberOnlyYn),
    questionType: wire.prodQsType,
    options: wire.prodOptList.flatMap((option) => optionFromWire(option, menus)),
    questions: wire.prodQsList.map(questionFromWire),
  };
}

/** Parses the sold units of the same answer. */
export const soldFromWire = (wire: ProductWire): ProductSold => ({
  onDay: wire.soldOnedayProdAmnt,
  toPerson: wire.soldUserProdAmnt,
});
