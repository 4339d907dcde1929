import { describe, expect, it } from 'vitest';
import { campaignParamNames, parseCampaignParams } from './campaign-params';

const parse = (search: string) => {
  const query = new URLSearchParams(search);
  return parseCampaignParams((name) => query.get(name));
};

describe('the parameters of a marketing link', () => {
  it.each([
    [
      'known parameters, unchanged',
      'utm_source=instagram&utm_medium=social&gclid=Cj0K_Q-1',
      { utm_source: 'instagram', utm_medium: 'social', gclid: 'Cj0K_Q-1' },
    ],
    ['parameters in another order', 'utm_campaign=b&utm_source=a', { utm_source: 'a', utm_campaign: 'b' }],
    ['a parameter without a source', 'rwg_token=AbC_1%3D%3D', { rwg_token: 'AbC_1==' }],
    ['encoded values, decoded', 'utm_campaign=%EA%B2%A8%EC%9A%B8+%EC%84%B8%EC%9D%BC', { utm_campaign: '겨울 세일' }],
    ['two values of a parameter: the first is used', 'utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['other parameters, which are ignored', 'utm_sauce=a&UTM_SOURCE=b&__proto__=c&n_query=d&key=secret', null],
    ['empty values, which are ignored', 'utm_source=&gclid=&utm_medium=%00', null],
    ['an invalid click identifier, which is left out', 'utm_source=a&gclid=<script>&fbclid=a%20b', { utm_source: 'a' }],
    ['a click identifier that is too long, and left out', `utm_source=a&gclid=${'x'.repeat(301)}`, { utm_source: 'a' }],
    ['an e-mail address, which is left out', 'utm_source=mail&utm_content=jane@example.test', { utm_source: 'mail' }],
  ])('are parsed: %s', (_case, search, params) => expect(parse(search)).toEqual(params));

  it('take fewer than 6,000 characters in a URL', () => {
    const longestParams = parse(campaignParamNames.map((name) => `${name}=${'x'.repeat(300)}`).join('&')) ?? {};
    expect(Object.keys(longestParams)).toEqual(campaignParamNames);
    expect(new URLSearchParams(longestParams).toString().length).toBeLessThan(6_000);
  });
});
