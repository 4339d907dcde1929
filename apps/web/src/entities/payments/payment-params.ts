import { textParams } from '../../lib/text-params';

const text = (value: unknown, max: number): string => (typeof value === 'string' && value.length <= max ? value : '');

/** The key of a reservation's secret link (decision 2). */
export const keySearch = textParams('key');

/** The reservation number that prefills a lookup. */
export const numberSearch = textParams('resvCode');

/** The reservation of a reminder and the key that opens it. */
export const reminderSearch = textParams('resvCode', 'key');

/** The result in the provider's return address (Spec §2.1); the server validates it. */
export const returnSearch = (raw: Record<string, unknown>) => ({
  resCd: text(raw['resCd'], 20),
  resMsg: text(raw['resMsg'], 1000),
  shopOrderNo: text(raw['shopOrderNo'], 40),
  authorizationId: text(raw['authorizationId'], 100),
});
