import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const getTermsInEffect = async (termsTypeCode: string) =>
  (await server.call('POST', '/terms/nowRunningTerms', { htlCode: 'H01', termsTypeCode })).json.result;

describe('terms in effect', () => {
  it('are those of the newest version, without texts that have ended or begin later', async () => {
    expect(await getTermsInEffect('TT0001')).toMatchObject({ termsSeq: 2, termsVersion: '2', termsTypeEn: 'Terms en' });
    expect(await getTermsInEffect('TT0002')).toBeNull();
    expect(await getTermsInEffect('TT0003')).toBeNull();
  });

  it('are listed for all hotels, with their text or only by title', async () => {
    const groupTerms = await server.call('POST', '/terms/nowTerms', { termsTarget: 'USR', termsType: 'TT0001' });
    expect(groupTerms.json.termsList).toMatchObject([{ htlCode: 'H01', termsContentKo: '… 한' }]);
    expect((await server.call('POST', '/terms/nowTerms', { termsType: 'TT0005' })).json.termsList).toEqual([]);
    const footer = await server.call('GET', '/default-footer/comTermsList');
    expect(footer.json.result).toHaveLength(1);
    expect(footer.json.result[0]).not.toHaveProperty('termsContent');
    expect(footer.json.businessInfoList).toMatchObject([{ htlCode: 'H01' }, { htlCode: 'H02' }]);
  });

  it('are refused for an unknown type or hotel', async () => {
    expect(
      (await server.call('POST', '/terms/nowRunningTerms', { htlCode: 'H01', termsTypeCode: 'TT9999' })).status,
    ).toBe(400);
    expect((await server.call('POST', '/terms/nowTerms', { htlCode: 'H99' })).status).toBe(404);
  });
});

describe('cancellation policies', () => {
  it('are returned in their newest version, for one venue and as a list', async () => {
    const expected = {
      payPlcySeq: 2,
      resvBasedYn: 'Y',
      payCancelTierList: [{ cancelHourBefore: 48, cancelFeeRate: 10 }],
    };
    for (const path of ['/payPlcy/detail', '/payPlcy/detailByDinCode']) {
      expect((await server.call('POST', path, { dinCode: 'GRILL' })).json.result).toMatchObject(expected);
    }
    for (const search of [{ htlCode: 'H01' }, { dinCode: 'GRILL' }, { dinCode: 'GRILL', htlCode: 'H01' }, {}]) {
      expect((await server.call('POST', '/payPlcy/list', search)).json.result).toMatchObject([expected]);
    }
  });

  it('are null or an empty list if the venue has none', async () => {
    expect((await server.call('POST', '/payPlcy/detail', { dinCode: 'BAKERY' })).json).toEqual({ result: null });
    for (const search of [{ htlCode: 'H02' }, { dinCode: 'BAKERY' }]) {
      expect((await server.call('POST', '/payPlcy/list', search)).json).toEqual({ result: [] });
    }
  });

  it('are refused for an unknown venue or hotel, and for a venue of another hotel', async () => {
    expect(await server.call('POST', '/payPlcy/detail', { dinCode: 'NOWHERE' })).toMatchObject({
      status: 404,
      json: { code: 'unknown_venue' },
    });
    expect((await server.call('POST', '/payPlcy/list', { htlCode: 'H99' })).status).toBe(404);
    for (const search of [{ dinCode: 'NONE' }, { dinCode: 'GRILL', htlCode: 'H02' }]) {
      expect((await server.call('POST', '/payPlcy/list', search)).json).toMatchObject({ code: 'unknown_venue' });
    }
  });
});
