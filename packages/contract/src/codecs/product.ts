import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { DinMenuWire, ProductWire } from '../site/products';
import { decodeFlag, encodeFlag } from './flag';
import type { ProductDisplay } from './product-display';
import { decodeDayPrice, decodeOption, encodeDayPrice, encodeOption } from './product-option';
import { decodeQuestion, encodeQuestion } from './product-question';
import { decodeText, encodeText } from './text';

export const noUnitsSold: UnitsSold = { onDay: 0, toPerson: 0 };

/** Serializes a product with its texts and units sold (Spec §3 Product). */
export function encodeProduct(product: Product, display: ProductDisplay, unitsSold: UnitsSold): ProductWire {
  const { discount, memberDiscount, deposit, salePeriod, daySaleLimit, perPersonLimit } = product;
  return {
    prodCode: product.prodCode,
    dinCode: product.dinCode,
    htlCode: product.htlCode,
    ...encodeText('prodName', product.name),
    ...encodeText('prodDesc', display.description),
    ...encodeText('dinCateName', display.category),
    bannerImg: display.bannerPicture,
    prodResvType: product.reservationType,
    prodPriceType: product.takesDeposit ? 'deposit' : 'menu',
    prodSaleTimeZone: product.saleZone,
    prodSaleTimeList: product.saleTimes.map((prodSaleTime) => ({ prodSaleTime })),
    prodPeriodSaleSdate: salePeriod.from,
    prodPeriodSaleEdate: salePeriod.to,
    saleAlwaysYn: encodeFlag(product.saleAlways),
    prodNotSaleDateList: product.notSaleRanges.flatMap(({ from, to }) =>
      from === null || to === null ? [] : [{ prodNotSaleStrDate: from, prodNotSaleEndDate: to }],
    ),
    weekType: product.weekType,
    weekDaySet: product.weekDayFlags,
    prodPrice: product.price,
    ...(product.dayPrices.length > 0 && { prodDayPriceList: product.dayPrices.map(encodeDayPrice) }),
    prodDistYn: encodeFlag(discount.enabled),
    prodDistRate: discount.periodRate,
    prodDistWeekdayRate: discount.weekdayRate,
    prodDistWeekendRate: discount.weekendRate,
    prodDistPeriodSaleSdate: discount.period?.from ?? null,
    prodDistPeriodSaleEdate: discount.period?.to ?? null,
    prodMemberDistYn: encodeFlag(memberDiscount.enabled),
    prodMemberDistRate: memberDiscount.rate,
    prodDepositOneOptPrice: deposit.upTo2,
    prodDepositTwoOptPrice: deposit.upTo4,
    prodDepositThreeOptPrice: deposit.upTo10,
    prodDepositFourOptPrice: deposit.from11,
    ...encodeText('depositDesc', display.depositNote),
    prodDaySaleAmntYn: encodeFlag(daySaleLimit !== null),
    prodDaySaleAmnt: daySaleLimit ?? 0,
    ...(product.dayLimits.length > 0 && {
      prodDayLimitList: product.dayLimits.map(({ from, to, limit }) => ({
        dayLimitStrDate: from,
        dayLimitEndDate: to,
        dayLimit: limit,
      })),
    }),
    soldOnedayProdAmnt: unitsSold.onDay,
    soldOnedayPickupProdAmnt: product.reservationType === 'pickup' ? unitsSold.onDay : 0,
    prodAddNum: 0,
    prodPickupNum: 0,
    prodPickDay: product.pickupLeadDays,
    prodPickDayWeek: product.pickupWeekFlags,
    prodPerPersonSaleAmntYn: encodeFlag(perPersonLimit !== null),
    prodPerPersonSaleAmnt: perPersonLimit ?? 0,
    soldUserProdAmnt: unitsSold.toPerson,
    prodMemberOnlyYn: encodeFlag(product.membersOnly),
    prodQsType: product.questionType,
    prodPhotoList: display.photos.map(({ filePath, photoType, alt }) => ({
      filePath,
      prodPhotoType: photoType,
      ...encodeText('fileAlt', alt),
    })),
    prodOptList: product.options.map(encodeOption),
    prodQsList: product.questions.map(encodeQuestion),
  };
}

const createRangeOrNull = (from: SeoulDate | null, to: SeoulDate | null) =>
  from === null && to === null ? null : { from, to };

/** Parses a product. `menus` is `dinMenuList` of the same response, which has the texts and covers of its menus. */
export function decodeProduct(wire: ProductWire, menus: readonly DinMenuWire[]): Product {
  return {
    prodCode: wire.prodCode,
    dinCode: wire.dinCode,
    htlCode: wire.htlCode,
    name: decodeText('prodName', wire),
    reservationType: wire.prodResvType,
    takesDeposit: wire.prodPriceType === 'deposit',
    saleZone: wire.prodSaleTimeZone,
    saleTimes: wire.prodSaleTimeList.map((row) => row.prodSaleTime),
    saleAlways: decodeFlag(wire.saleAlwaysYn),
    salePeriod: { from: wire.prodPeriodSaleSdate, to: wire.prodPeriodSaleEdate },
    notSaleRanges: wire.prodNotSaleDateList.map((row) => ({
      from: row.prodNotSaleStrDate,
      to: row.prodNotSaleEndDate,
    })),
    weekType: wire.weekType,
    weekDayFlags: wire.weekDaySet,
    price: wire.prodPrice,
    dayPrices: (wire.prodDayPriceList ?? []).map(decodeDayPrice),
    discount: {
      enabled: decodeFlag(wire.prodDistYn),
      periodRate: wire.prodDistRate,
      period: createRangeOrNull(wire.prodDistPeriodSaleSdate, wire.prodDistPeriodSaleEdate),
      weekdayRate: wire.prodDistWeekdayRate,
      weekendRate: wire.prodDistWeekendRate,
    },
    memberDiscount: { enabled: decodeFlag(wire.prodMemberDistYn), rate: wire.prodMemberDistRate },
    deposit: {
      upTo2: wire.prodDepositOneOptPrice,
      upTo4: wire.prodDepositTwoOptPrice,
      upTo10: wire.prodDepositThreeOptPrice,
      from11: wire.prodDepositFourOptPrice,
    },
    daySaleLimit: decodeFlag(wire.prodDaySaleAmntYn) ? wire.prodDaySaleAmnt : null,
    dayLimits: (wire.prodDayLimitList ?? []).map(({ dayLimitStrDate, dayLimitEndDate, dayLimit }) => ({
      from: dayLimitStrDate,
      to: dayLimitEndDate,
      limit: dayLimit,
    })),
    perPersonLimit: decodeFlag(wire.prodPerPersonSaleAmntYn) ? wire.prodPerPersonSaleAmnt : null,
    pickupLeadDays: wire.prodPickDay,
    pickupWeekFlags: wire.prodPickDayWeek,
    membersOnly: decodeFlag(wire.prodMemberOnlyYn),
    questionType: wire.prodQsType,
    options: wire.prodOptList.flatMap((option) => decodeOption(option, menus)),
    questions: wire.prodQsList.map(decodeQuestion),
  };
}

/** Parses the units sold of a product. */
export const decodeUnitsSold = (wire: ProductWire): UnitsSold => ({
  onDay: wire.soldOnedayProdAmnt,
  toPerson: wire.soldUserProdAmnt,
});
