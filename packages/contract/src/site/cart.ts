import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { codeOut, textFields } from '../wire';
import { prodResvType } from './products';

export const cartItem = defineComponent(
  'CartItem',
  'An open order sheet, which the header offers to continue (decision 24)',
  {
    ordersheetId: z.string(),
    htlCode: codeOut<HtlCode>(),
    dinCode: codeOut<DinCode>(),
    ...textFields('dinName'),
    prodCode: codeOut<ProdCode>(),
    ...textFields('prodName'),
    bannerImg: z.string(),
    resvType: prodResvType,
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm`'),
    resvAdultCnt: z.number().int(),
    resvKidCnt: z.number().int(),
  },
);
export type CartItemWire = z.infer<typeof cartItem>;

export const listCart = defineEndpoint({
  method: 'POST',
  path: '/api/main/cartList',
  auth: 'public',
  summary: 'Lists the caller’s own open order sheets, newest first; ids only filter them',
  body: z.object({ cartIdList: z.array(z.string().max(60)).max(100).default([]) }),
  result: z.object({ cartList: z.array(cartItem), memberCartCount: z.number().int() }),
  errors: [],
});

export const cartCalls = [listCart] as const;
