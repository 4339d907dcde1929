import { describe, expect, it } from 'vitest';
import { campaignParamNames, parseCampaignParams } from './campaign-params';

const parse = (search: string) => {
  const query = new URLSearchParams(search);
  return parseCampaignParams((name) => query.get(name));
};

describe('the parameters of a marketing link', () => {
  it.each([
    [
      'are kept as they are',
      'utm_source=instagram&utm_medium=social&gclid=Cj0K_Q-1',
      { utm_source: 'instagram', utm_medium: 'social', gclid: 'Cj0K_Q-1' },
    ],
    ['are kept in any order, in one', 'utm_campaign=b&utm_source=a', { utm_source: 'a', utm_campaign: 'b' }],
    ['are kept without a source', 'rwg_token=AbC_1%3D%3D', { rwg_token: 'AbC_1==' }],
    ['are decoded', 'utm_campaign=%EA%B2%A8%EC%9A%B8+%EC%84%B8%EC%9D%BC', { utm_campaign: '겨울 세일' }],
    ['count the first time they are named', 'utm_source=a&utm_source=b', { utm_source: 'a' }],
    ['are none of the others', 'utm_sauce=a&UTM_SOURCE=b&__proto__=c&n_query=d&key=secret', null],
    ['are none where they say nothing', 'utm_source=&gclid=&utm_medium=%00', null],
    ['leave out what is no identifier of a click', 'utm_source=a&gclid=<script>&fbclid=a%20b', { utm_source: 'a' }],
    ['leave out an identifier that is longer than any', `utm_source=a&gclid=${'x'.repeat(301)}`, { utm_source: 'a' }],
    ['leave out who is meant', 'utm_source=mail&utm_content=jane@example.test', { utm_source: 'mail' }],
  ])('parses them: %s', (_case, search, params) => expect(parse(search)).toEqual(params));

  it('fit into an address together', () => {
    const longest = parse(campaignParamNames.map((name) => `${name}=${'x'.repeat(300)}`).join('&')) ?? {};
    expect(Object.keys(longest)).toEqual(campaignParamNames);
    expect(new URLSearchParams(longest).toString().length).toBeLessThan(6_000);
  });
});
