import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { WindowReturn } from '../../ports/payments';

const createTextSchema = (max: number) =>
  z
    .string()
    .catch('')
    .transform((value) => cleanLine(value.slice(0, max)));
const form = z.object({
  resCd: createTextSchema(20),
  resMsg: createTextSchema(1000),
  shopOrderNo: createTextSchema(40),
  authorizationId: createTextSchema(100),
});

const unreadable: WindowReturn = { authorized: false, code: '', message: '', shopOrderNo: '', authorizationId: '' };

/** Parses the form that KICC's window posts. Only the code `0000` means success. */
export function parseWindowReturn(posted: unknown): WindowReturn {
  const parsed = form.safeParse(posted);
  if (!parsed.success) return unreadable;
  const { resCd, resMsg, ...order } = parsed.data;
  return { authorized: resCd === '0000', code: resCd, message: resMsg, ...order };
}
