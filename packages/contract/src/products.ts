import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from './blank';
import { endpoint } from './endpoint';
import { code, codeOut, line, pageQuery, paginationInfo, seoulDate, textFields, yn } from './wire';

export const prodResvType = z.enum(['table', 'room', 'pickup']);
export const weekType = z.enum(['all', 'weekdays', 'weekend', 'user']);
const rate = z.number().int();
const amount = z.number().int();

/** prod1 shows the product, prod2 stands on the completion page (Spec §3 Product). */
export const productPhoto = z.object({ filePath: z.string(), prodPhotoType: z.string(), ...textFields('fileAlt') });

/** A menu offered with a product; its words are in `dinMenuList` under the same index (Spec §3 Product option). */
export const productOption = z.object({
  dinMenuIndex: z.number().int(),
  prodOptType: z.enum(['menuSale', 'menuView']),
  prodOptPrice: amount,
  prodOptDistRate: rate,
  prodOptViewYn: yn,
});

export const dinMenu = z.object({
  menuIndex: z.number().int(),
  ...textFields('menuName'),
  ...textFields('menuDesc'),
  menuPrice: amount,
  /** Covers that one unit serves (decision 17). */
  menuStock: z.number().int(),
  bannerimg: z.string(),
});
export type DinMenuWire = z.infer<typeof dinMenu>;

export const productQuestion = z.object({
  prodQsCode: z.string(),
  ...textFields('prodQsName'),
  /** `qs` is answered in free text, `sel` by choice. */
  prodQsType: z.enum(['qs', 'sel']),
  prodQsViewYn: yn,
  prodQsReqYn: yn,
  prodQsOptList: z.array(z.object(textFields('prodQsOptIssues'))),
});

/** A product with everything the reservation pages need (Spec §3 Product). Money in won, days of visit in Seoul. */
export const product = z.object({
  prodCode: codeOut<ProdCode>(),
  dinCode: codeOut<DinCode>(),
  htlCode: codeOut<HtlCode>(),
  ...textFields('prodName'),
  ...textFields('prodDesc'),
  ...textFields('dinCateName'),
  bannerImg: z.string(),
  prodResvType,
  prodPriceType: z.enum(['deposit', 'menu']),
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  prodSaleTimeList: z.array(z.object({ prodSaleTime: z.string() })),
  prodPeriodSaleSdate: z.string().nullable(),
  prodPeriodSaleEdate: z.string().nullable(),
  saleAlwaysYn: yn,
  prodNotSaleDateList: z.array(z.object({ prodNotSaleStrDate: z.string(), prodNotSaleEndDate: z.string() })),
  weekType,
  /** Seven flags, Monday first (decision 12); they count when `weekType` is `user`. */
  weekDaySet: z.string(),
  prodPrice: amount,
  prodDistYn: yn,
  prodDistRate: rate,
  prodDistWeekdayRate: rate,
  prodDistWeekendRate: rate,
  prodDistPeriodSaleSdate: z.string().nullable(),
  prodDistPeriodSaleEdate: z.string().nullable(),
  prodMemberDistYn: yn,
  prodMemberDistRate: rate,
  /** Won a head by size of party; null where that size cannot be booked (decision 21). */
  prodDepositOneOptPrice: amount.nullable(),
  prodDepositTwoOptPrice: amount.nullable(),
  prodDepositThreeOptPrice: amount.nullable(),
  prodDepositFourOptPrice: amount.nullable(),
  ...textFields('depositDesc'),
  prodDaySaleAmntYn: yn,
  prodDaySaleAmnt: amount,
  /** Units sold for `resvDate`, live holds included; 0 where no date was asked for. */
  soldOnedayProdAmnt: amount,
  /** The same for pickup products, 0 for others. */
  soldOnedayPickupProdAmnt: amount,
  /** Counters of the page, always 0 in an answer. */
  prodAddNum: amount,
  prodPickupNum: amount,
  prodPickDay: z.number().int(),
  /** Seven flags, Monday first (decision 12). */
  prodPickDayWeek: z.string(),
  prodPerPersonSaleAmntYn: yn,
  prodPerPersonSaleAmnt: amount,
  /** Units that the signed-in member has taken over the whole sale period; 0 for others. */
  soldUserProdAmnt: amount,
  prodMemberOnlyYn: yn,
  prodQsType: z.enum(['none', 'allergy', 'direct', 'both']),
  prodPhotoList: z.array(productPhoto),
  prodOptList: z.array(productOption),
  prodQsList: z.array(productQuestion),
});
export type ProductWire = z.infer<typeof product>;

export const simpleProduct = z.object({
  prodCode: codeOut<ProdCode>(),
  dinCode: codeOut<DinCode>(),
  ...textFields('prodName'),
  prodResvType,
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  bannerImg: z.string(),
  prodMemberOnlyYn: yn,
});
export type SimpleProductWire = z.infer<typeof simpleProduct>;

export const allergyInfo = z.object({ allergyCode: z.string(), ...textFields('allergyType') });
export type AllergyWire = z.infer<typeof allergyInfo>;

export const listProducts = endpoint({
  method: 'POST',
  path: '/api/app/prod/list',
  auth: 'public',
  summary: 'A venue’s products with what is sold of them for a day and by the caller',
  body: z.object({
    dinCode: code<DinCode>(),
    /** Ours: one product, for its own page. */
    prodCode: orBlank(code<ProdCode>()),
    prodResvType: orBlank(prodResvType),
    /** A category's name in any language. */
    dinCateName: orBlank(line(100)),
    /** Products taken off sale are nobody's business: N answers none. */
    prodSaleYn: orBlank(yn),
    prodSaleTimeZone: orBlank(z.enum(['B', 'L', 'D'])),
    weekType: orBlank(weekType),
    /** `resv` leaves out what is not sold for visits on `resvDate`; everything else answers the whole list. */
    serarchType: orBlank(line(20)),
    /** Never used: who is calling is what the session says. */
    userId: orBlank(line(254)),
    resvDate: orBlank(seoulDate),
    pageIndex: pageQuery.pageIndex,
    recordCountPerPage: z.number().int().min(1).max(100).default(100),
  }),
  result: z.object({ prodList: z.array(product), dinMenuList: z.array(dinMenu), paginationInfo }),
  errors: ['unknown_venue', 'unknown_product'],
});

export const listAllergies = endpoint({
  method: 'POST',
  path: '/api/app/allergy/list',
  auth: 'public',
  summary: 'Allergies a guest can name; AG0005 means other',
  body: z.object({}),
  result: z.object({ allergyInfoList: z.array(allergyInfo) }),
  errors: [],
});

export const listSimpleProducts = endpoint({
  method: 'POST',
  path: '/api/app/prod/simpleProdList',
  auth: 'public',
  summary: 'Names of the products on sale, of one venue or a whole hotel',
  body: z.object({ dinCode: orBlank(code<DinCode>()), htlCode: orBlank(code<HtlCode>()) }),
  result: z.object({ prodList: z.array(simpleProduct) }),
  errors: ['unknown_venue', 'not_found'],
});

export const productCalls = [listProducts, listAllergies, listSimpleProducts] as const;
