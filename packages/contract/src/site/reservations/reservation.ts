import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { defineCode, defineCodeOutput, defineLine, defineTextFields, ynSchema } from '../../wire';
import { orderErrors, reservationRequestSchema } from '../orders/order';
import { dinMenuSchema, prodResvTypeSchema, productPhotoSchema } from '../products';
import { cancelTermsSchema } from '../terms';

export const reservedMenuSchema = defineComponent(
  'ReservedMenu',
  'A menu of a reservation with its prices as sold, in won',
  {
    menuIndex: z.number().int().nullable(),
    ...defineTextFields('prodAddName'),
    prodAddNum: z.number().int(),
    prodAddOnePriceOri: z.number().int().describe('Price of one unit before the discount'),
    prodAddOnePrice: z.number().int().describe('Price of one unit as paid'),
    prodAddDistRate: z.number().int(),
    prodAddDistAmnt: z.number().int(),
    prodAddPrice: z.number().int().describe('Amount for all units before the discount'),
    resvAddPrice: z.number().int().describe('Amount for all units as paid'),
  },
);

export const soldMenuSchema = defineComponent(
  'SoldMenu',
  'A menu of a reservation: name and prices as sold, other fields as the venue has them today',
  {
    ...reservedMenuSchema.shape,
    ...defineTextFields('menuName'),
    ...defineTextFields('menuDesc'),
    menuPrice: dinMenuSchema.shape.menuPrice.describe('Price of one unit before the discount, as sold'),
    menuStock: z
      .number()
      .int()
      .describe('Covers that one unit serves (decision 17); 0 if the venue no longer has the menu'),
    bannerimg: z.string().describe("Picture of the menu; '' if the venue no longer has the menu"),
    menuAllergenList: dinMenuSchema.shape.menuAllergenList,
  },
);

export const reservedProductSchema = defineComponent(
  'ReservedProduct',
  'The product of a reservation as sold, in won',
  {
    prodNum: z.number().int().describe('Units: pieces of a pickup, otherwise 1'),
    resvCode: defineCodeOutput<ResvCode>(),
    prodType: z.enum(['pickup', 'instore']),
    prodCode: defineCodeOutput<ProdCode>(),
    ...defineTextFields('prodName'),
    prodOrderAmnt: z.number().int(),
    prodSetleAmnt: z.number().int(),
    prodPointAmnt: z.number().int(),
    prodCpnAmnt: z.number().int(),
    prodDistAmnt: z.number().int(),
    prodSaleTimeZone: z.enum(['B', 'L', 'D']),
    prodDepositYn: ynSchema,
    resvProdUrl: z.string().describe('Picture of the product'),
  },
);

export const resvInfoSchema = defineComponent(
  'ResvInfo',
  'A reservation; personal data is masked or empty if `maskedYn` is Y (decision 2)',
  {
    resvCode: defineCodeOutput<ResvCode>(),
    maskedYn: ynSchema,
    htlCode: defineCodeOutput<HtlCode>(),
    htlHmcCode: z.string(),
    ...defineTextFields('htlName'),
    dinCode: defineCodeOutput<DinCode>(),
    ...defineTextFields('dinName'),
    ...defineTextFields('dinLoc'),
    dinTel: z.string(),
    prodCode: defineCodeOutput<ProdCode>(),
    ...defineTextFields('prodName'),
    dinRoomCode: z.union([defineCodeOutput<DinRoomCode>(), z.literal('')]),
    ...defineTextFields('dinRoomName'),
    resvUserId: z.string().describe("Id of the member; '' for a guest's reservation, and if masked"),
    resvUserMemberNo: z.string().describe("Number of the member; '' for a guest's reservation, and if masked"),
    resvUserName: z.string().describe('If masked, the first and last letter, as `J******e`'),
    resvUserTel: z.string().describe("`010-xxxx-xxxx`, or `+…` of another country (decision 36); '' if masked"),
    resvUserEmail: z.string().describe("'' if masked"),
    resvMailFailYn: ynSchema.describe('Y: a mail about the reservation was rejected or bounced; N if masked'),
    visitName: z.string().describe('As resvUserName'),
    visitTel: z.string().describe('As resvUserTel'),
    requestMatter: z.string(),
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm` in Seoul; a pickup is ready from 08:00 (decision 13)'),
    resvType: prodResvTypeSchema,
    resvLang: z.string(),
    resvAdultCnt: z.number().int(),
    resvKidCnt: z.number().int(),
    prodPickupNum: z.number().int(),
    resvStatus: z.enum(['reserved', 'confirm', 'cancel']),
    paymentDate: z.string().describe("`YYYY-MM-DD HH:mm` in Seoul, '' if nothing was paid"),
    resvCancelDate: z.string(),
    resvCancelBy: z.enum(['guest', 'venue', '']).describe("Who cancelled it; '' if not cancelled"),
    resvSetleType: z.enum(['card', 'account', '']),
    resvReceiptUrl: z
      .string()
      .describe("URL of the card receipt or the cash receipt at the provider; '' if there is none, or if masked"),
    resvOrderAmnt: z.number().int(),
    resvAddAmnt: z.number().int().describe('Sum of its menus at full price, in won'),
    resvDistAmnt: z.number().int(),
    resvMemberDistAmnt: z.number().int(),
    resvCpnAmnt: z.number().int(),
    resvPointAmnt: z.number().int(),
    resvSetleAmnt: z.number().int(),
    resvEditYn: ynSchema.describe('Y: its guest can still edit request and allergies with `/resv/edit`. N if masked'),
    resvEditNo: z.number().int().describe('Number of edits of request and allergies, for `/resv/edit`; 0 if masked'),
    resvCancelYn: ynSchema.describe('Y: the guest can still cancel it. N if masked'),
    resvCancelFee: z
      .number()
      .int()
      .describe(
        'Fee of the cancellation in won; before it, the fee that would apply now. 0 if the reservation cannot be ' +
          'cancelled or is masked',
      ),
    resvRefundAmnt: z
      .number()
      .int()
      .describe(
        'Refund of the cancellation in won; before it, the refund that would apply now. 0 if the reservation cannot be ' +
          'cancelled or is masked',
      ),
    resvRefundDays: z
      .number()
      .int()
      .describe('Business days within which the refund of a cancelled reservation usually arrives; 0 if there is none'),
    prodDepositYn: ynSchema,
    prodSaleTimeZone: z.enum(['B', 'L', 'D']),
    prodPhotoList: z.array(productPhotoSchema),
    resvProd: reservedProductSchema,
    resvProdAddList: z.array(soldMenuSchema),
    resvQsAllergyList: z
      .array(
        z.object({
          resvQsAllergyCode: z.string(),
          resvQsAllergyYn: ynSchema,
          resvQsAllergyEtc: z.string(),
          ...defineTextFields('allergyType'),
        }),
      )
      .describe(
        'Allergies; one row with N and no code if the guest answered that there are none. Empty if masked, if the ' +
          'question was not asked, or once the answer is deleted: thirty days after the visit or the cancellation',
      ),
    resvQsList: z.array(
      z.object({
        resvQsCode: z.string(),
        ...defineTextFields('resvQsName'),
        resvQsType: z.enum(['qs', 'sel']),
        resvQsNeedYn: ynSchema,
        resvQsAnsList: z.array(
          z.object(
            defineTextFields('resvQsAns', 'The guest’s answer; translated only if it is one of the offered choices'),
          ),
        ),
      }),
    ),
    resvQsAnsList: z
      .array(z.object({ resvQsCode: z.string(), resvQsAns: z.string() }))
      .describe('The same answers, one per row'),
    ...cancelTermsSchema.shape,
    ...defineTextFields('payCancelDesc'),
    resvLink: z.string().describe("Path of the guest's secret link; '' if masked (decision 2)"),
  },
);
export type ResvInfo = z.infer<typeof resvInfoSchema>;

/** Books if nothing is due now (decision 23). */
export const insertReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/insert',
  auth: 'public',
  summary: 'Books a reservation without a payment; the server’s quote must be 0 won',
  body: reservationRequestSchema,
  result: z.object({ result: z.literal('success'), resvCode: defineCodeOutput<ResvCode>() }),
  errors: orderErrors,
});

export const getReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/view',
  auth: 'public',
  summary: 'Returns a reservation: complete for its booker, its member or by its secret link, masked for anyone else',
  body: z.object({
    resvCode: defineCode<ResvCode>(),
    prodCode: allowBlank(defineCode<ProdCode>()),
    key: allowBlank(defineLine(60)),
  }),
  result: z.object({ resvInfo: resvInfoSchema }),
  errors: ['not_found', 'too_many_requests'],
});

export const reservationEndpoints = [insertReservation, getReservation] as const;
