import { cleanLine } from '@dining/domain/shared/clean-line';
import { z } from 'zod';
import type { WindowReturn } from '../../ports/payments';

const createTextSchema = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((value) => cleanLine(value.slice(0, maxLength)));
const formSchema = z.object({
  resCd: createTextSchema(20),
  resMsg: createTextSchema(1000),
  shopOrderNo: createTextSchema(40),
  authorizationId: createTextSchema(100),
});

const unreadableReturn: WindowReturn = {
  authorized: false,
  code: '',
  message: '',
  shopOrderNo: '',
  authorizationId: '',
};

/** Parses the form that KICC's window posts. Only the code `0000` means success. */
export function parseWindowReturn(form: unknown): WindowReturn {
  const parseResult = formSchema.safeParse(form);
  if (!parseResult.success) return unreadableReturn;
  const { resCd, resMsg, ...order } = parseResult.data;
  return { authorized: resCd === '0000', code: resCd, message: resMsg, ...order };
}
