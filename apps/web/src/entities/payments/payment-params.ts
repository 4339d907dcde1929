import { createTextParamsParser } from '../../lib/text-params';

const parseText = (value: unknown, maxLength: number): string =>
  typeof value === 'string' && value.length <= maxLength ? value : '';

export const parseKeySearch = createTextParamsParser('key');

export const parseReservationSearch = createTextParamsParser('resvCode');

export const parseReminderSearch = createTextParamsParser('resvCode', 'key');

export const parseReturnSearch = (raw: Record<string, unknown>) => ({
  resCd: parseText(raw['resCd'], 20),
  resMsg: parseText(raw['resMsg'], 1000),
  shopOrderNo: parseText(raw['shopOrderNo'], 40),
  authorizationId: parseText(raw['authorizationId'], 100),
});
