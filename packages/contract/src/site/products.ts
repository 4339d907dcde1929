import { allergens, diets } from '@dining/domain/products/allergens';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { code, codeOut, line, pageQuery, paginationInfo, textFields, visitDay, yn } from '../wire';

export const prodResvType = z.enum(['table', 'room', 'pickup']);
export const weekType = z.enum(['all', 'weekdays', 'weekend', 'user']);
const rate = z.number().int();
const amount = z.number().int();
const depositPrice = amount
  .nullable()
  .describe(
    'Deposit per head in won for this party size (1–2, 3–4, 5–10, 11 and more); null if it cannot be booked (decision 21)',
  );
const pageCounter = amount.describe('Counter of the page, always 0 in an answer');

export const productPhoto = defineComponent(
  'ProductPhoto',
  'A picture; prod1 shows the product, prod2 is for the completion page',
  {
    filePath: z.string(),
    prodPhotoType: z.string(),
    ...textFields('fileAlt'),
  },
);

export const productOption = defineComponent('ProductOption', 'A menu of a product; its texts are in `dinMenuList`', {
  dinMenuIndex: z.number().int(),
  prodOptType: z.enum(['menuSale', 'menuView']),
  prodOptPrice: amount,
  prodOptDistRate: rate,
  prodOptViewYn: yn,
});

export const dinMenu = defineComponent('DinMenu', 'A menu with its texts and price', {
  menuIndex: z.number().int(),
  ...textFields('menuName'),
  ...textFields('menuDesc'),
  menuPrice: amount,
  menuStock: z.number().int().describe('Covers that one unit serves (decision 17)'),
  menuAllergenList: z
    .array(z.enum(allergens))
    .nullable()
    .describe('Not in the specification: allergens that it contains; null if the venue has not stated them'),
  menuDietList: z.array(z.enum(diets)).describe('Not in the specification: `vegetarian`, `alcohol`'),
  menuKidYn: yn.describe('Not in the specification: for children only, 37 months to 12 years'),
  bannerimg: z.string(),
});
export type DinMenuWire = z.infer<typeof dinMenu>;

export const productQuestion = defineComponent('ProductQuestion', 'A question of the payment page', {
  prodQsCode: z.string(),
  ...textFields('prodQsName'),
  prodQsType: z.enum(['qs', 'sel']).describe('`qs` is a free text, `sel` a choice'),
  prodQsViewYn: yn,
  prodQsReqYn: yn,
  prodQsOptList: z.array(z.object(textFields('prodQsOptIssues'))),
});

export const product = defineComponent('Product', 'A product with everything needed to reserve it (Spec §3 Product)', {
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
  weekDaySet: z.string().describe('Seven flags, Monday first (decision 12); used if `weekType` is `user`'),
  prodPrice: amount,
  prodDistYn: yn,
  prodDistRate: rate,
  prodDistWeekdayRate: rate,
  prodDistWeekendRate: rate,
  prodDistPeriodSaleSdate: z.string().nullable(),
  prodDistPeriodSaleEdate: z.string().nullable(),
  prodMemberDistYn: yn,
  prodMemberDistRate: rate,
  prodDepositOneOptPrice: depositPrice,
  prodDepositTwoOptPrice: depositPrice,
  prodDepositThreeOptPrice: depositPrice,
  prodDepositFourOptPrice: depositPrice,
  ...textFields('depositDesc'),
  prodDaySaleAmntYn: yn,
  prodDaySaleAmnt: amount,
  soldOnedayProdAmnt: amount.describe('Units sold for `resvDate`, including live holds; 0 without a date'),
  soldOnedayPickupProdAmnt: amount.describe('The same for pickups, 0 for others'),
  prodAddNum: pageCounter,
  prodPickupNum: pageCounter,
  prodPickDay: z.number().int(),
  prodPickDayWeek: z.string().describe('Seven flags, Monday first (decision 12)'),
  prodPerPersonSaleAmntYn: yn,
  prodPerPersonSaleAmnt: amount,
  soldUserProdAmnt: amount.describe(
    'Units that the signed-in member has bought over the whole sale period; 0 for others',
  ),
  prodMemberOnlyYn: yn,
  prodQsType: z.enum(['none', 'allergy', 'direct', 'both']),
  prodPhotoList: z.array(productPhoto),
  prodOptList: z.array(productOption),
  prodQsList: z.array(productQuestion),
});
export type ProductWire = z.infer<typeof product>;

export const simpleProduct = defineComponent('SimpleProduct', 'A product by name', {
  prodCode: codeOut<ProdCode>(),
  dinCode: codeOut<DinCode>(),
  ...textFields('prodName'),
  prodResvType,
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  bannerImg: z.string(),
  prodMemberOnlyYn: yn,
});
export type SimpleProductWire = z.infer<typeof simpleProduct>;

export const allergyInfo = defineComponent('AllergyInfo', 'An allergy that guests can select', {
  allergyCode: z.string(),
  ...textFields('allergyType'),
  allergenList: z
    .array(z.enum(allergens))
    .describe('Not in the specification: allergens of menus that the allergy covers'),
});
export type AllergyInfoWire = z.infer<typeof allergyInfo>;

export const listProducts = defineEndpoint({
  method: 'POST',
  path: '/api/app/prod/list',
  auth: 'public',
  summary: 'Lists a venue’s products with the units sold for a day and to the caller',
  body: z.object({
    dinCode: code<DinCode>(),
    prodCode: orBlank(code<ProdCode>()).describe('Not in the specification: one product, for its detail page'),
    prodResvType: orBlank(prodResvType),
    dinCateName: orBlank(line(100)).describe('Name of a category in any language'),
    prodSaleYn: orBlank(yn).describe('Products off sale are not listed: N returns an empty list'),
    prodSaleTimeZone: orBlank(z.enum(['B', 'L', 'D'])),
    weekType: orBlank(weekType),
    serarchType: orBlank(line(20)).describe(
      '`resv` lists only products sold for visits on `resvDate`; any other value lists all',
    ),
    userId: orBlank(line(254)).describe('Ignored: the session identifies the caller'),
    resvDate: orBlank(visitDay),
    pageIndex: pageQuery.pageIndex,
    recordCountPerPage: z.number().int().min(1).max(100).default(100),
  }),
  result: z.object({ prodList: z.array(product), dinMenuList: z.array(dinMenu), paginationInfo }),
  errors: ['unknown_venue', 'unknown_product'],
});

export const listAllergies = defineEndpoint({
  method: 'POST',
  path: '/api/app/allergy/list',
  auth: 'public',
  summary: 'Lists the allergies that guests can select; AG0005 means other',
  body: z.object({}),
  result: z.object({ allergyInfoList: z.array(allergyInfo) }),
  errors: [],
});

export const listSimpleProducts = defineEndpoint({
  method: 'POST',
  path: '/api/app/prod/simpleProdList',
  auth: 'public',
  summary: 'Lists the names of products on sale of a venue or a hotel',
  body: z.object({ dinCode: orBlank(code<DinCode>()), htlCode: orBlank(code<HtlCode>()) }),
  result: z.object({ prodList: z.array(simpleProduct) }),
  errors: ['unknown_venue', 'not_found'],
});

export const productCalls = [listProducts, listAllergies, listSimpleProducts] as const;
