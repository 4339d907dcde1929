import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import { checkContent } from './check-contents';
import { createContent, findDocument, getContent } from './convert-contents';
import type { ContentByKind, VersionedKind } from './document-contents';

const codes = { venue: 'D101', menu: '10101', product: 'P10101', promotion: 'PR1' } as const;
const noText = { ko: '', en: '', cn: '', ja: '' };

function listIssues<Kind extends VersionedKind>(kind: Kind, changes: Partial<ContentByKind[Kind]>): string[] {
  const document = findDocument(validCatalogue, kind, codes[kind]);
  if (document === undefined) throw new Error(`no ${kind}`);
  return checkContent(kind, { ...getContent(kind, document), ...changes }).map(({ path, code }) => `${path}: ${code}`);
}

it.each<readonly [what: string, issues: string[], expected: string[]]>([
  ['a complete venue', listIssues('venue', {}), []],
  ['a venue without a phone number', listIssues('venue', { phone: ' ' }), ['phone: field_missing']],
  ['a wrong mailbox', listIssues('venue', { mailbox: 'grill' }), ['mailbox: email_invalid']],
  ['no number of seats', listIssues('venue', { seatCount: null }), ['seatCount: field_missing']],
  [
    'a turn time of half a minute',
    listIssues('venue', { tableTurnMinutes: 0.5 }),
    ['tableTurnMinutes: number_invalid'],
  ],
  [
    'a photo that has not been chosen',
    listIssues('venue', { photos: [{ path: '', alt: noText }] }),
    ['photos.0.path: field_missing'],
  ],
  [
    'a room of no size, with an empty picture',
    listIssues('venue', { rooms: [{ dinRoomCode: '', name: noText, area: 0, picture: { path: '', alt: noText } }] }),
    ['rooms.0.area: number_invalid', 'rooms.0.picture.path: field_missing'],
  ],
  ['a complete menu', listIssues('menu', {}), []],
  ['a menu without a price', listIssues('menu', { price: null }), ['price: field_missing']],
  ['a menu for 0 guests', listIssues('menu', { coversPerUnit: 0 }), ['coversPerUnit: number_invalid']],
  ['a complete product', listIssues('product', {}), []],
  [
    'a product without a category',
    listIssues('product', { categoryPosition: null }),
    ['categoryPosition: field_missing'],
  ],
  ['a day that does not exist', listIssues('product', { saleFrom: '2026-02-30' }), ['saleFrom: day_invalid']],
  [
    'a time that does not exist',
    listIssues('product', { saleTimes: ['18:00', '25:00'] }),
    ['saleTimes.1: time_invalid'],
  ],
  [
    'a discount of more than 100 percent',
    listIssues('product', { discountRate: 101 }),
    ['discountRate: number_invalid'],
  ],
  [
    'days without sale that are not entered',
    listIssues('product', { notSale: [{ fromDay: '', toDay: 'x' }] }),
    ['notSale.0.fromDay: field_missing', 'notSale.0.toDay: day_invalid'],
  ],
  [
    'a menu whose price in the product is not entered',
    listIssues('product', {
      options: [{ menuIndex: 10101, onSale: true, visible: true, price: null, discountRate: 0 }],
    }),
    ['options.0.price: field_missing'],
  ],
  ['a complete promotion', listIssues('promotion', {}), []],
  [
    'a promotion without a banner',
    listIssues('promotion', { banner: { path: '', alt: noText }, endsOn: 'soon' }),
    ['endsOn: day_invalid', 'banner.path: field_missing'],
  ],
])('the issues of %s are $2', (_what, issues, expected) => {
  expect(issues).toEqual(expected);
});

it.each<readonly [VersionedKind, fields: string[]]>([
  ['venue', ['phone', 'seatCount']],
  ['menu', ['price']],
  ['product', ['categoryPosition']],
  ['promotion', ['banner.path']],
])('a new %s lacks %j', (kind, fields) => {
  expect(checkContent(kind, createContent(kind)).map(({ path }) => path)).toEqual(fields);
});
