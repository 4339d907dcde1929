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
  .describe('Won a head for this size of party (1–2, 3–4, 5–10, 11 and more); null where it cannot be booked (decision 21)');
const pageCounter = amount.describe('A counter of the page, always 0 in an answer');

export const productPhoto = defineComponent('ProductPhoto', 'prod1 shows the product, prod2 stands on the completion page', {
  filePath: z.string(),
  prodPhotoType: z.string(),
  ...textFields('fileAlt'),
});

export const productOption = defineComponent('ProductOption', 'A menu offered with a product; its words are in `dinMenuList`', {
  dinMenuIndex: z.number().int(),
  prodOptType: z.enum(['menuSale', 'menuView']),
  prodOptPrice: amount,
  prodOptDistRate: rate,
  prodOptViewYn: yn,
});

export const dinMenu = defineComponent('DinMenu', 'A menu as it is named and priced', {
  menuIndex: z.number().int(),
  ...textFields('menuName'),
  ...textFields('menuDesc'),
  menuPrice: amount,
  menuStock: z.number().int().describe('Covers that one unit serves (decision 17)'),
  menuAllergenList: z
    .array(z.enum(allergens))
    .nullable()
    .describe('Ours: what of the labelled allergens it holds; null where the venue has not said'),
  menuDietList: z.array(z.enum(diets)).describe('Ours: `vegetarian`, `alcohol`'),
  menuKidYn: yn.describe('Ours: for children alone, 37 months to 12 years'),
  bannerimg: z.string(),
});
export type DinMenuWire = z.infer<typeof dinMenu>;

export const productQuestion = defineComponent('ProductQuestion', 'What the payment page asks for a product', {
  prodQsCode: z.string(),
  ...textFields('prodQsName'),
  prodQsType: z.enum(['qs', 'sel']).describe('`qs` is answered in free text, `sel` by choice'),
  prodQsViewYn: yn,
  prodQsReqYn: yn,
  prodQsOptList: z.array(z.object(textFields('prodQsOptIssues'))),
});

export const product = defineComponent('Product', 'A product with all that reserving it needs (Spec §3 Product)', {
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
  weekDaySet: z.string().describe('Seven flags, Monday first (decision 12); they count when `weekType` is `user`'),
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
  soldOnedayProdAmnt: amount.describe('Units sold for `resvDate`, live holds included; 0 where no date was asked for'),
  soldOnedayPickupProdAmnt: amount.describe('The same for pickup products, 0 for others'),
  prodAddNum: pageCounter,
  prodPickupNum: pageCounter,
  prodPickDay: z.number().int(),
  prodPickDayWeek: z.string().describe('Seven flags, Monday first (decision 12)'),
  prodPerPersonSaleAmntYn: yn,
  prodPerPersonSaleAmnt: amount,
  soldUserProdAmnt: amount.describe('Units that the signed-in member has taken over the whole sale period; 0 for others'),
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

export const allergyInfo = defineComponent('AllergyInfo', 'An allergy that a guest can name', {
  allergyCode: z.string(),
  ...textFields('allergyType'),
  allergenList: z.array(z.enum(allergens)).describe('Ours: what whoever ticks it cannot eat, of what menus tell'),
});
export type AllergyInfoWire = z.infer<typeof allergyInfo>;

export const listProducts = defineEndpoint({
  method: 'POST',
  path: '/api/app/prod/list',
  auth: 'public',
  summary: 'A venue’s products with what is sold of them for a day and by the caller',
  body: z.object({
    dinCode: code<DinCode>(),
    prodCode: orBlank(code<ProdCode>()).describe('Ours: one product, for its own page'),
    prodResvType: orBlank(prodResvType),
    dinCateName: orBlank(line(100)).describe("A category's name in any language"),
    prodSaleYn: orBlank(yn).describe("Products taken off sale are nobody's business: N answers none"),
    prodSaleTimeZone: orBlank(z.enum(['B', 'L', 'D'])),
    weekType: orBlank(weekType),
    serarchType: orBlank(line(20)).describe(
      '`resv` leaves out what is not sold for visits on `resvDate`; everything else answers the whole list',
    ),
    userId: orBlank(line(254)).describe('Never used: who is calling is what the session says'),
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
  summary: 'Allergies a guest can name; AG0005 means other',
  body: z.object({}),
  result: z.object({ allergyInfoList: z.array(allergyInfo) }),
  errors: [],
});

export const listSimpleProducts = defineEndpoint({
  method: 'POST',
  path: '/api/app/prod/simpleProdList',
  auth: 'public',
  summary: 'Names of the products on sale, of one venue or a whole hotel',
  body: z.object({ dinCode: orBlank(code<DinCode>()), htlCode: orBlank(code<HtlCode>()) }),
  result: z.object({ prodList: z.array(simpleProduct) }),
  errors: ['unknown_venue', 'not_found'],
});

export const productCalls = [listProducts, listAllergies, listSimpleProducts] as const;
