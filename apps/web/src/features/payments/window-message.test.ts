import { describe, expect, it } from 'vitest';
import { parseMessage } from './window-message';

const report = {
  kind: 'dining-payment',
  phase: 'told',
  shopOrderNo: 'H01-1',
  resMsg: '',
  outcome: { result: 'fail', errCd: 'declined' },
};
const asking = {
  kind: 'dining-payment',
  phase: 'asking',
  shopOrderNo: 'H01-1',
  providerResult: { resCd: '0000', authorizationId: 'a1' },
  resMsg: '',
};

describe('a message of the payment window', () => {
  it('is accepted as it was sent', () => {
    expect(parseMessage(report)).toEqual(report);
    expect(parseMessage(asking)).toEqual(asking);
  });

  it.each([
    ['nothing', null],
    ['a text', 'dining-payment'],
    ['a foreign message', { ...report, kind: 'other' }],
    ['a phase of no meaning', { ...report, phase: 'paid' }],
    ['an answer of no meaning', { ...report, outcome: { result: 'yes' } }],
    ['a return without the provider’s result', { ...asking, providerResult: undefined }],
    ['an answer that is missing', { kind: 'dining-payment', phase: 'told', shopOrderNo: 'H01-1' }],
  ])('is ignored if it is %s', (_what, data) => expect(parseMessage(data)).toBeNull());

  it('drops an unknown reason', () => {
    expect(parseMessage({ ...report, outcome: { result: 'fail', errCd: 'because' } })).toMatchObject({
      outcome: { result: 'fail' },
    });
  });
});
