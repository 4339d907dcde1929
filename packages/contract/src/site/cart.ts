import type { DinCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { defineComponent } from '../component';
import { defineEndpoint } from '../endpoint';
import { defineCodeOutput, defineTextFields } from '../wire';
import { prodResvTypeSchema } from './products';

export const cartItemSchema = defineComponent(
  'CartItem',
  'An open order sheet, which the header offers to continue (decision 24)',
  {
    ordersheetId: z.string(),
    htlCode: defineCodeOutput<HtlCode>(),
    dinCode: defineCodeOutput<DinCode>(),
    ...defineTextFields('dinName'),
    prodCode: defineCodeOutput<ProdCode>(),
    ...defineTextFields('prodName'),
    bannerImg: z.string(),
    resvType: prodResvTypeSchema,
    resvDate: z.string().describe('`YYYY-MM-DD HH:mm`'),
    resvAdultCnt: z.number().int(),
    resvKidCnt: z.number().int(),
  },
);
export type CartItemWire = z.infer<typeof cartItemSchema>;

export const listCart = defineEndpoint({
  method: 'POST',
  path: '/api/main/cartList',
  auth: 'public',
  summary: 'Lists the caller’s own open order sheets, newest first; `cartIdList` only filters them',
  body: z.object({ cartIdList: z.array(z.string().max(60)).max(100).default([]) }),
  result: z.object({ cartList: z.array(cartItemSchema), memberCartCount: z.number().int() }),
  errors: [],
});

export const cartEndpoints = [listCart] as const;
