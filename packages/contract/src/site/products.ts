import { allergens, diets } from '@dining/domain/products/allergens';
import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../blank';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import {
  defineCode,
  defineCodeOutput,
  defineLine,
  defineTextFields,
  pageQueryFields,
  paginationInfoSchema,
  visitDaySchema,
  ynSchema,
} from '../wire';

export const prodResvTypeSchema = z.enum(['table', 'room', 'pickup']);
export const weekTypeSchema = z.enum(['all', 'weekdays', 'weekend', 'user']);
const rateSchema = z.number().int();
const amountSchema = z.number().int();
const depositPriceSchema = amountSchema
  .nullable()
  .describe(
    'Deposit per head in won for this party size (1–2, 3–4, 5–10, 11 and more); null if it cannot be booked (decision 21)',
  );
const pageCounterSchema = amountSchema.describe('Counter of the page, always 0 in a response');

export const productPhotoSchema = defineComponent(
  'ProductPhoto',
  'A picture; prod1 shows the product, prod2 is for the completion page',
  {
    filePath: z.string(),
    prodPhotoType: z.string(),
    ...defineTextFields('fileAlt'),
  },
);

const dayPriceListSchema = z
  .array(z.object({ dayPriceStrDate: z.string(), dayPriceEndDate: z.string(), dayPrice: amountSchema }))
  .optional()
  .describe(
    'Not in the specification: prices of some days of visit, in place of the usual one; missing if there are none',
  );

export const productOptionSchema = defineComponent(
  'ProductOption',
  'A menu of a product; its texts are in `dinMenuList`',
  {
    dinMenuIndex: z.number().int(),
    prodOptType: z.enum(['menuSale', 'menuView']),
    prodOptPrice: amountSchema,
    prodOptDayPriceList: dayPriceListSchema,
    prodOptDistRate: rateSchema,
    prodOptViewYn: ynSchema,
  },
);

export const menuPlateSchema = defineComponent('MenuPlate', 'A plate of a menu', {
  ...defineTextFields('plateName'),
  plateAllergenList: z
    .array(z.enum(allergens))
    .nullable()
    .describe('Allergens that it contains; null if the venue has not stated them'),
});

export const dinMenuSchema = defineComponent('DinMenu', 'A menu with its texts and price', {
  menuIndex: z.number().int(),
  ...defineTextFields('menuName'),
  ...defineTextFields('menuDesc'),
  menuPrice: amountSchema,
  menuStock: z.number().int().describe('Covers that one unit serves (decision 17)'),
  menuAllergenList: z
    .array(z.enum(allergens))
    .nullable()
    .describe('Not in the specification: allergens that it contains; null if the venue has not stated them'),
  menuDietList: z.array(z.enum(diets)).describe('Not in the specification: `vegetarian`, `alcohol`'),
  menuKidYn: ynSchema.describe('Not in the specification: for children only, 37 months to 12 years'),
  menuBaseIndex: z
    .number()
    .int()
    .optional()
    .describe(
      'Not in the specification: `menuIndex` of the menu that this is a variant of, for children or with drinks',
    ),
  menuPlateList: z
    .array(menuPlateSchema)
    .optional()
    .describe('Not in the specification: its plates in the order of serving'),
  bannerimg: z.string(),
});
export type DinMenuWire = z.infer<typeof dinMenuSchema>;

export const productQuestionSchema = defineComponent('ProductQuestion', 'A question of the payment page', {
  prodQsCode: z.string(),
  ...defineTextFields('prodQsName'),
  prodQsType: z.enum(['qs', 'sel']).describe('`qs` is a free text, `sel` a choice'),
  prodQsViewYn: ynSchema,
  prodQsReqYn: ynSchema,
  prodQsOptList: z.array(z.object(defineTextFields('prodQsOptIssues'))),
});

export const productSchema = defineComponent(
  'Product',
  'A product with everything needed to reserve it (Spec §3 Product)',
  {
    prodCode: defineCodeOutput<ProdCode>(),
    dinCode: defineCodeOutput<DinCode>(),
    htlCode: defineCodeOutput<HtlCode>(),
    ...defineTextFields('prodName'),
    ...defineTextFields('prodDesc'),
    ...defineTextFields('dinCateName'),
    bannerImg: z.string(),
    prodResvType: prodResvTypeSchema,
    prodPriceType: z.enum(['deposit', 'menu']),
    prodSaleTimeZone: z.enum(['B', 'L', 'D']),
    prodSaleTimeList: z.array(z.object({ prodSaleTime: z.string() })),
    prodPeriodSaleSdate: z.string().nullable(),
    prodPeriodSaleEdate: z.string().nullable(),
    saleAlwaysYn: ynSchema,
    prodNotSaleDateList: z.array(z.object({ prodNotSaleStrDate: z.string(), prodNotSaleEndDate: z.string() })),
    weekType: weekTypeSchema,
    weekDaySet: z.string().describe('Seven flags, Monday first (decision 12); used if `weekType` is `user`'),
    prodPrice: amountSchema,
    prodDayPriceList: dayPriceListSchema,
    prodDistYn: ynSchema,
    prodDistRate: rateSchema,
    prodDistWeekdayRate: rateSchema,
    prodDistWeekendRate: rateSchema,
    prodDistPeriodSaleSdate: z.string().nullable(),
    prodDistPeriodSaleEdate: z.string().nullable(),
    prodMemberDistYn: ynSchema,
    prodMemberDistRate: rateSchema,
    prodDepositOneOptPrice: depositPriceSchema,
    prodDepositTwoOptPrice: depositPriceSchema,
    prodDepositThreeOptPrice: depositPriceSchema,
    prodDepositFourOptPrice: depositPriceSchema,
    ...defineTextFields('depositDesc'),
    prodDaySaleAmntYn: ynSchema,
    prodDaySaleAmnt: amountSchema,
    prodDayLimitList: z
      .array(z.object({ dayLimitStrDate: z.string(), dayLimitEndDate: z.string(), dayLimit: amountSchema.nullable() }))
      .optional()
      .describe(
        'Not in the specification: limits of some days of visit, in place of `prodDaySaleAmnt`; null for no limit',
      ),
    soldOnedayProdAmnt: amountSchema.describe('Units sold for `resvDate`, including live holds; 0 without a date'),
    soldOnedayPickupProdAmnt: amountSchema.describe('The same for pickups, 0 for others'),
    prodAddNum: pageCounterSchema,
    prodPickupNum: pageCounterSchema,
    prodPickDay: z.number().int(),
    prodPickDayWeek: z.string().describe('Seven flags, Monday first (decision 12)'),
    prodPerPersonSaleAmntYn: ynSchema,
    prodPerPersonSaleAmnt: amountSchema,
    soldUserProdAmnt: amountSchema.describe(
      'Units that the signed-in member has bought over the whole sale period; 0 for others',
    ),
    prodMemberOnlyYn: ynSchema,
    prodQsType: z.enum(['none', 'allergy', 'direct', 'both']),
    prodPhotoList: z.array(productPhotoSchema),
    prodOptList: z.array(productOptionSchema),
    prodQsList: z.array(productQuestionSchema),
  },
);
export type ProductWire = z.infer<typeof productSchema>;

export const simpleProductSchema = defineComponent('SimpleProduct', 'A product by name', {
  prodCode: defineCodeOutput<ProdCode>(),
  dinCode: defineCodeOutput<DinCode>(),
  ...defineTextFields('prodName'),
  prodResvType: prodResvTypeSchema,
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  bannerImg: z.string(),
  prodMemberOnlyYn: ynSchema,
});
export type SimpleProductWire = z.infer<typeof simpleProductSchema>;

export const allergyInfoSchema = defineComponent('AllergyInfo', 'An allergy that guests can select', {
  allergyCode: z.string(),
  ...defineTextFields('allergyType'),
  allergenList: z
    .array(z.enum(allergens))
    .describe('Not in the specification: allergens of menus that the allergy covers'),
});
export type AllergyInfoWire = z.infer<typeof allergyInfoSchema>;

export const listProducts = defineEndpoint({
  method: 'POST',
  path: '/api/app/prod/list',
  auth: 'public',
  summary: 'Lists a venue’s products with the units sold for a day and to the caller',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    prodCode: allowBlank(defineCode<ProdCode>()).describe('Not in the specification: one product, for its detail page'),
    prodResvType: allowBlank(prodResvTypeSchema),
    dinCateName: allowBlank(defineLine(100)).describe('Name of a category in any language'),
    prodSaleYn: allowBlank(ynSchema).describe('Products off sale are not listed: N returns an empty list'),
    prodSaleTimeZone: allowBlank(z.enum(['B', 'L', 'D'])),
    weekType: allowBlank(weekTypeSchema),
    serarchType: allowBlank(defineLine(20)).describe(
      '`resv` lists only products sold for visits on `resvDate`; any other value lists all',
    ),
    userId: allowBlank(defineLine(254)).describe('Ignored: the session identifies the caller'),
    resvDate: allowBlank(visitDaySchema),
    pageIndex: pageQueryFields.pageIndex,
    recordCountPerPage: z.number().int().min(1).max(100).default(100),
  }),
  result: z.object({
    prodList: z.array(productSchema),
    dinMenuList: z.array(dinMenuSchema),
    paginationInfo: paginationInfoSchema,
  }),
  errors: ['unknown_venue', 'unknown_product'],
});

export const listAllergies = defineEndpoint({
  method: 'POST',
  path: '/api/app/allergy/list',
  auth: 'public',
  summary: 'Lists the allergies that guests can select; AG0005 means other',
  body: z.object({}),
  result: z.object({ allergyInfoList: z.array(allergyInfoSchema) }),
  errors: [],
});

export const listSimpleProducts = defineEndpoint({
  method: 'POST',
  path: '/api/app/prod/simpleProdList',
  auth: 'public',
  summary: 'Lists the names of products on sale of a venue or a hotel',
  body: z.object({ dinCode: allowBlank(defineCode<DinCode>()), htlCode: allowBlank(defineCode<HtlCode>()) }),
  result: z.object({ prodList: z.array(simpleProductSchema) }),
  errors: ['unknown_venue', 'not_found'],
});

export const productEndpoints = [listProducts, listAllergies, listSimpleProducts] as const;
