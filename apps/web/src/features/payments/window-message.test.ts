import { describe, expect, it } from 'vitest';
import { parseMessage } from './window-message';

const reportMessage = {
  kind: 'dining-payment',
  phase: 'reported',
  shopOrderNo: 'H01-1',
  resMsg: '',
  outcome: { result: 'fail', errCd: 'declined' },
};
const checkingMessage = {
  kind: 'dining-payment',
  phase: 'checking',
  shopOrderNo: 'H01-1',
  providerResult: { resCd: '0000', authorizationId: 'a1' },
  resMsg: '',
};

describe('a message of the payment window', () => {
  it('is parsed unchanged if it is a report or a return', () => {
    expect(parseMessage(reportMessage)).toEqual(reportMessage);
    expect(parseMessage(checkingMessage)).toEqual(checkingMessage);
  });

  it.each([
    ['null', null],
    ['a string', 'dining-payment'],
    ['a foreign message', { ...reportMessage, kind: 'other' }],
    ['a message of an unknown phase', { ...reportMessage, phase: 'paid' }],
    ['a report of an unknown result', { ...reportMessage, outcome: { result: 'yes' } }],
    ['a return without the provider’s result', { ...checkingMessage, providerResult: undefined }],
    ['a report without an outcome', { kind: 'dining-payment', phase: 'reported', shopOrderNo: 'H01-1' }],
  ])('is ignored if it is %s', (_case, data) => expect(parseMessage(data)).toBeNull());

  it('is parsed, but without its failure code if that is unknown', () => {
    expect(parseMessage({ ...reportMessage, outcome: { result: 'fail', errCd: 'because' } })).toEqual({
      ...reportMessage,
      outcome: { result: 'fail' },
    });
  });
});
