import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from './blank';
import { endpoint } from './endpoint';
import { orderErrors, reservationRequest } from './orders';
import { prodResvType, productPhoto } from './products';
import { code, codeOut, line, textFields, yn } from './wire';

/** A menu of a reservation with its prices as sold, in won (Spec §3 resvProdAddList). */
export const reservedMenu = z.object({
  menuIndex: z.number().int().nullable(),
  ...textFields('prodAddName'),
  prodAddNum: z.number().int(),
  /** One before the discount, and one as paid. */
  prodAddOnePriceOri: z.number().int(),
  prodAddOnePrice: z.number().int(),
  prodAddDistRate: z.number().int(),
  prodAddDistAmnt: z.number().int(),
  /** The line at full price, and as paid. */
  prodAddPrice: z.number().int(),
  resvAddPrice: z.number().int(),
});

/** A reservation as its guest sees it. Fields with personal data are masked or empty where `maskedYn` is Y (decision 2). */
export const resvInfo = z.object({
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
  resvUserName: z.string(),
  resvUserTel: z.string(),
  resvUserEmail: z.string(),
  visitName: z.string(),
  visitTel: z.string(),
  requestMatter: z.string(),
  /** `YYYY-MM-DD HH:mm` in Seoul; a pickup's is ready from 08:00 (decision 13). */
  resvDate: z.string(),
  resvType: prodResvType,
  resvLang: z.string(),
  resvAdultCnt: z.number().int(),
  resvKidCnt: z.number().int(),
  prodPickupNum: z.number().int(),
  resvStatus: z.enum(['reserved', 'confirm', 'cancel']),
  /** `YYYY-MM-DD HH:mm` in Seoul, '' where nothing was paid. */
  paymentDate: z.string(),
  resvCancelDate: z.string(),
  resvSetleType: z.enum(['card', 'account', '']),
  resvOrderAmnt: z.number().int(),
  resvDistAmnt: z.number().int(),
  resvMemberDistAmnt: z.number().int(),
  resvCpnAmnt: z.number().int(),
  resvPointAmnt: z.number().int(),
  resvSetleAmnt: z.number().int(),
  resvCancelFee: z.number().int(),
  resvRefundAmnt: z.number().int(),
  prodDepositYn: yn,
  prodSaleTimeZone: z.enum(['B', 'L', 'D']),
  prodPhotoList: z.array(productPhoto),
  resvProdAddList: z.array(reservedMenu),
  resvQsAllergyList: z.array(
    z.object({ resvQsAllergyCode: z.string(), resvQsAllergyYn: yn, resvQsAllergyEtc: z.string(), ...textFields('allergyType') }),
  ),
  resvQsList: z.array(
    z.object({
      resvQsCode: z.string(),
      ...textFields('resvQsName'),
      resvQsType: z.enum(['qs', 'sel']),
      resvQsNeedYn: yn,
      resvQsAnsList: z.array(z.object({ resvQsAns: z.string() })),
    }),
  ),
  ...textFields('payCancelDesc'),
  /** The guest's secret link as a path; '' for anyone but the booker (decision 2). */
  resvLink: z.string(),
});
export type ResvInfo = z.infer<typeof resvInfo>;

/** Books what costs nothing now (decision 23). */
export const insertReservation = endpoint({
  method: 'POST',
  path: '/api/resv/insert',
  auth: 'public',
  summary: 'Books without the provider where the server’s own quote says that nothing is due',
  body: reservationRequest,
  result: z.object({ result: z.literal('success'), resvCode: codeOut<ResvCode>() }),
  errors: orderErrors,
});

export const viewReservation = endpoint({
  method: 'POST',
  path: '/api/resv/view',
  auth: 'public',
  summary: 'One reservation; whole for its booker, its member or its secret link, masked for anyone else',
  body: z.object({ resvCode: code<ResvCode>(), prodCode: orBlank(code<ProdCode>()), key: orBlank(line(60)) }),
  result: z.object({ resvInfo }),
  errors: ['not_found', 'too_many_requests'],
});

export const reservationCalls = [insertReservation, viewReservation] as const;
