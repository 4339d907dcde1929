import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { defineEndpoint } from '../../endpoint';
import { code, codeOut, line, textFields, yn } from '../../wire';
import { orderErrors, reservationRequest } from '../orders/order';
import { dinMenu, prodResvType, productPhoto } from '../products';
import { cancelTerms } from '../terms';

export const reservedMenu = defineComponent('ReservedMenu', 'A menu of a reservation with its prices as sold, in won', {
  menuIndex: z.number().int().nullable(),
  ...textFields('prodAddName'),
  prodAddNum: z.number().int(),
  prodAddOnePriceOri: z.number().int().describe('One, before the discount'),
  prodAddOnePrice: z.number().int().describe('One, as paid'),
  prodAddDistRate: z.number().int(),
  prodAddDistAmnt: z.number().int(),
  prodAddPrice: z.number().int().describe('The line at full price'),
  resvAddPrice: z.number().int().describe('The line as paid'),
});

export const soldMenu = defineComponent(
  'SoldMenu',
  "A menu of a reservation: its name and prices as sold, and the menu's own fields as its venue has them today",
  {
    ...reservedMenu.shape,
    ...textFields('menuName'),
    ...textFields('menuDesc'),
    menuPrice: dinMenu.shape.menuPrice.describe('One, before the discount, as sold'),
    menuStock: z.number().int().describe('Covers that one unit serves (decision 17); 0 where the venue has the menu no more'),
    bannerimg: z.string().describe("The menu's picture; '' where the venue has the menu no more"),
  },
);

export const reservedProduct = defineComponent('ReservedProduct', 'The product of a reservation as it was sold, in won', {
  prodNum: z.number().int().describe('Units: pieces of a pickup, else 1'),
  resvCode: codeOut<ResvCode>(),
  prodType: z.enum(['pickup', 'instore']),
  prodCode: codeOut<ProdCode>(),
  ...textFields('prodName'),
  prodOrderAmnt: z.number().int(),
  prodSetleAmnt: z.number().int(),
  prodPointAmnt: z.number().int(),
  prodCpnAmnt: z.number().int(),
  prodDistAmnt: z.number().int(),
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  prodDepositYn: yn,
  resvProdUrl: z.string().describe("The product's picture"),
});

/** Fields with personal data are masked or empty where `maskedYn` is Y (decision 2). */
export const resvInfo = defineComponent(
  'ResvInfo',
  'A reservation as its guest sees it; masked where `maskedYn` is Y (decision 2)',
  {
    resvCode: codeOut<ResvCode>(),
    maskedYn: yn,
    htlCode: codeOut<HtlCode>(),
    htlHmcCode: z.string(),
    ...textFields('htlName'),
    dinCode: codeOut<DinCode>(),
    ...textFields('dinName'),
    ...textFields('dinLoc'),
    dinTel: z.string(),
    prodCode: codeOut<ProdCode>(),
    ...textFields('prodName'),
    dinRoomCode: z.union([codeOut<DinRoomCode>(), z.literal('')]),
    ...textFields('dinRoomName'),
    resvUserId: z.string().describe("The member's id; '' for a guest's, and for a stranger"),
    resvUserMemberNo: z.string().describe("The member's number; '' for a guest's, and for a stranger"),
    resvUserName: z.string().describe('For a stranger its first and last letter, as `J******e`'),
    resvUserTel: z.string().describe("`010-xxxx-xxxx`, or `+…` of another country (decision 36); '' for a stranger"),
    resvUserEmail: z.string().describe("'' for a stranger"),
    resvMailFailYn: yn.describe('Y: a mail about it was refused or came back; N for a stranger'),
    visitName: z.string().describe('As resvUserName'),
    visitTel: z.string().describe('As resvUserTel'),
    requestMatter: z.string(),
    resvDate: z.string().describe("`YYYY-MM-DD HH:mm` in Seoul; a pickup's is ready from 08:00 (decision 13)"),
    resvType: prodResvType,
    resvLang: z.string(),
    resvAdultCnt: z.number().int(),
    resvKidCnt: z.number().int(),
    prodPickupNum: z.number().int(),
    resvStatus: z.enum(['reserved', 'confirm', 'cancel']),
    paymentDate: z.string().describe("`YYYY-MM-DD HH:mm` in Seoul, '' where nothing was paid"),
    resvCancelDate: z.string(),
    resvCancelBy: z.enum(['guest', 'venue', '']).describe("Who cancelled it; '' for one that stands"),
    resvSetleType: z.enum(['card', 'account', '']),
    resvReceiptUrl: z
      .string()
      .describe(
        "Where the provider shows the card's slip or the transfer's cash receipt; '' where there is none, or for a stranger",
      ),
    resvOrderAmnt: z.number().int(),
    resvAddAmnt: z.number().int().describe('What its menus come to at full price, in won'),
    resvDistAmnt: z.number().int(),
    resvMemberDistAmnt: z.number().int(),
    resvCpnAmnt: z.number().int(),
    resvPointAmnt: z.number().int(),
    resvSetleAmnt: z.number().int(),
    /** Y: its guest may still cancel it. N as well for whoever sees it masked. */
    resvCancelYn: yn,
    /** What a cancellation kept and gave back, in won; before one, what cancelling now would (decision 43). 0 where it cannot be. */
    resvCancelFee: z.number().int(),
    resvRefundAmnt: z.number().int(),
    prodDepositYn: yn,
    prodSaleTimeZone: z.enum(['B', 'L', 'D']),
    prodPhotoList: z.array(productPhoto),
    resvProd: reservedProduct,
    resvProdAddList: z.array(soldMenu),
    resvQsAllergyList: z
      .array(
        z.object({
          resvQsAllergyCode: z.string(),
          resvQsAllergyYn: yn,
          resvQsAllergyEtc: z.string(),
          ...textFields('allergyType'),
        }),
      )
      .describe(
        'What was answered; one row with N and no code where the answer was none. Empty where nothing was asked, and once what was named is ' +
          'deleted: thirty days after the visit, or after it was cancelled',
      ),
    resvQsList: z.array(
      z.object({
        resvQsCode: z.string(),
        ...textFields('resvQsName'),
        resvQsType: z.enum(['qs', 'sel']),
        resvQsNeedYn: yn,
        resvQsAnsList: z.array(z.object(textFields('resvQsAns', 'As given; its variants are filled where it is a choice'))),
      }),
    ),
    resvQsAnsList: z.array(z.object({ resvQsCode: z.string(), resvQsAns: z.string() })).describe('The same answers, one a row'),
    ...cancelTerms.shape,
    ...textFields('payCancelDesc'),
    resvLink: z.string().describe("The guest's secret link as a path; '' for anyone but the booker (decision 2)"),
  },
);
export type ResvInfo = z.infer<typeof resvInfo>;

/** Books what costs nothing now (decision 23). */
export const insertReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/insert',
  auth: 'public',
  summary: 'Books without the provider where the server’s own quote says that nothing is due',
  body: reservationRequest,
  result: z.object({ result: z.literal('success'), resvCode: codeOut<ResvCode>() }),
  errors: orderErrors,
});

export const getReservation = defineEndpoint({
  method: 'POST',
  path: '/api/resv/view',
  auth: 'public',
  summary: 'One reservation; whole for its booker, its member or its secret link, masked for anyone else',
  body: z.object({ resvCode: code<ResvCode>(), prodCode: orBlank(code<ProdCode>()), key: orBlank(line(60)) }),
  result: z.object({ resvInfo }),
  errors: ['not_found', 'too_many_requests'],
});

export const reservationCalls = [insertReservation, getReservation] as const;
