import { describe, expect, it } from 'vitest';
import { parseMessage } from './window-message';

const report = {
  kind: 'dining-payment',
  phase: 'reported',
  shopOrderNo: 'H01-1',
  resMsg: '',
  outcome: { result: 'fail', errCd: 'declined' },
};
const asking = {
  kind: 'dining-payment',
  phase: 'checking',
  shopOrderNo: 'H01-1',
  providerResult: { resCd: '0000', authorizationId: 'a1' },
  resMsg: '',
};

describe('a message of the payment window', () => {
  it('is parsed without changes', () => {
    expect(parseMessage(report)).toEqual(report);
    expect(parseMessage(asking)).toEqual(asking);
  });

  it.each([
    ['null', null],
    ['a string', 'dining-payment'],
    ['a foreign message', { ...report, kind: 'other' }],
    ['a message of an unknown phase', { ...report, phase: 'paid' }],
    ['a report of an unknown result', { ...report, outcome: { result: 'yes' } }],
    ['a return without the provider’s result', { ...asking, providerResult: undefined }],
    ['a report without an outcome', { kind: 'dining-payment', phase: 'reported', shopOrderNo: 'H01-1' }],
  ])('is ignored if it is %s', (_case, data) => expect(parseMessage(data)).toBeNull());

  it('is parsed without an unknown failure code', () => {
    expect(parseMessage({ ...report, outcome: { result: 'fail', errCd: 'because' } })).toMatchObject({
      outcome: { result: 'fail' },
    });
  });
});
