import { describe, expect, it } from 'vitest';
import { campaignTextLimit, cleanCampaignText, createCampaign } from './campaign';

describe('the text of a campaign', () => {
  it.each([
    ['stays as it is', 'winter_sale-2026', 'winter_sale-2026'],
    ['stays as it is in any script', '겨울 프로모션 冬', '겨울 프로모션 冬'],
    ['keeps what looks like markup, which is shown as text', '<b>"sale"</b>', '<b>"sale"</b>'],
    ['becomes one line', ' winter\r\n\tsale ', 'winter sale'],
    ['loses invisible characters', 'win\u200bter\u0000\u001b[31m', 'winter[31m'],
    ['loses direction marks', 'sale\u202egnp.exe', 'salegnp.exe'],
    ['loses half of a surrogate pair', 'sale\ud83d', 'sale'],
    ['is converted from full width', 'ｎａｖｅｒ', 'naver'],
    ['is cut to the limit', 'a'.repeat(150), 'a'.repeat(campaignTextLimit)],
    ['is cut before a character that does not fit', `${'a'.repeat(99)}😀`, 'a'.repeat(99)],
    ['is dropped if it is very long', 'a'.repeat(10_000), ''],
    ['is dropped with an e-mail address', 'letter to jane@example.test', ''],
    ['is dropped with an e-mail address in full width', 'jane＠example.test', ''],
    ['is dropped with an encoded e-mail address', 'jane%40example.test', ''],
    ['is dropped with a telephone number', '010-1234-5678', ''],
    ['is dropped with a telephone number without spaces', 'guest01012345678', ''],
    ['is dropped with a telephone number of another country', '+81 90-1234-5678', ''],
    ['is dropped with a telephone number whose + became a space', ' 82 10-1234-5678', ''],
    ['may be a date', '2026-12-24', '2026-12-24'],
    ['may be a range of dates', '20261224-20270105', '20261224-20270105'],
    ['may be the id of a campaign', '21234567890', '21234567890'],
    ['may be empty', '', ''],
  ])('%s', (_case, text, expected) => expect(cleanCampaignText(text)).toBe(expected));
});

describe('the campaign of a reservation', () => {
  it.each([
    [
      'with cleaned texts',
      { source: 'instagram', medium: '', name: ' winter ' },
      { source: 'instagram', medium: '', name: 'winter' },
    ],
    ['as null without any text', { source: '', medium: ' ', name: '\u200b' }, null],
  ])('is stored: %s', (_case, parameters, campaign) => expect(createCampaign(parameters)).toEqual(campaign));

  it('contains only source, medium and name', () => {
    const parameters = { source: 'google', medium: 'cpc', name: 'winter', gclid: 'abc' };
    expect(createCampaign(parameters)).toEqual({ source: 'google', medium: 'cpc', name: 'winter' });
  });
});
