import { emptyCatalogue } from '@dining/domain/catalogue/documents';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../test/small-catalogue';
import { readCatalogue } from './read-catalogue';

const venueFolder = 'hotels/H11/venues/D111';

function read(changes: Readonly<Record<string, string | undefined>> = {}) {
  const files = Object.entries({ ...smallCatalogue, ...changes }).flatMap(([path, text]) =>
    text === undefined ? [] : [[path, text] as const],
  );
  return readCatalogue(new Map(files), '2026-11-30', emptyCatalogue);
}

/** Lists the errors, such as `hotels/H11/hotel.yaml:3 code_repeated name`. */
function listErrors(changes: Readonly<Record<string, string | undefined>>): string[] {
  const result = read(changes);
  if (result.ok) return [];
  return result.issues.map((issue) => {
    const detail = issue.code === 'format' ? issue.message : issue.field;
    return `${issue.file}:${issue.line} ${issue.code} ${detail}`;
  });
}

/** Replaces a text in a file of the small catalogue. */
function edit(path: string, from: string, to: string): Readonly<Record<string, string>> {
  const text = smallCatalogue[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  return { [path]: text.replace(from, to) };
}

it('a valid folder is read without errors', () => {
  const result = read();
  expect(result).toMatchObject({
    ok: true,
    catalogue: {
      venues: [
        { dinCode: 'D111', htlCode: 'H11', introPicture: '/pictures/hall-960.webp', stock: [{ seats: 20 }, {}] },
      ],
      menus: [{ menuIndex: 11101, price: 68_000 }],
      products: [{ prodCode: 'P11101', options: [{ price: 68_000, discountRate: 0 }], saleAlways: true }],
      terms: [{ termsSeq: 1, effectiveAt: new Date('2019-12-31T15:00:00Z') }],
    },
  });
});

it('JSON files are read like YAML files', () => {
  const menus = [{ menuIndex: 11101, name: { ko: '고기', en: 'Steak', cn: '牛排', ja: 'ステーキ' } }];
  const result = read({
    [`${venueFolder}/menus.yaml`]: undefined,
    [`${venueFolder}/menus.json`]: JSON.stringify(menus),
  });
  expect(result).toMatchObject({ ok: true, catalogue: { menus: [{ name: { en: 'Steak' } }] } });
});

describe('an error names its file and line:', () => {
  it.each<readonly [what: string, changes: Readonly<Record<string, string | undefined>>, errors: readonly string[]]>([
    [
      'a name in one language that is too long for the forms',
      edit('hotels/H11/hotel.yaml', 'en: New Hotel', `en: ${'N'.repeat(501)}`),
      ['hotels/H11/hotel.yaml:3 line_invalid name.en'],
    ],
    [
      'a name of two lines',
      edit(`${venueFolder}/venue.yaml`, 'en: New Grill', 'en: "New\\nGrill"'),
      [`${venueFolder}/venue.yaml:2 line_invalid name.en`],
    ],
    [
      'the name of a category that is too long',
      edit(`${venueFolder}/venue.yaml`, 'en: Table', `en: ${'T'.repeat(501)}`),
      [`${venueFolder}/venue.yaml:7 line_invalid categories[1].name.en`],
    ],
    [
      'an e-mail address of a company that is none',
      edit('hotels/H11/hotel.yaml', 'new@example.test', 'new'),
      ['hotels/H11/hotel.yaml:13 email_invalid business.email'],
    ],
    [
      'a mailbox of a restaurant that is none',
      edit(`${venueFolder}/venue.yaml`, 'seatCount: 40', 'seatCount: 40\nmailbox: grill'),
      [`${venueFolder}/venue.yaml:6 email_invalid mailbox`],
    ],
    [
      'a restaurant without a phone number',
      edit(`${venueFolder}/venue.yaml`, '02-0000-0111', "''"),
      [`${venueFolder}/venue.yaml:4 field_missing phone`],
    ],
    [
      'an alternative text that is too long',
      edit('pictures.yaml', 'en: Hall', `en: ${'H'.repeat(501)}`),
      [
        `${venueFolder}/venue.yaml:9 line_invalid photos[1].alt.en`,
        `${venueFolder}/products/P11101.yaml:7 line_invalid photos[1].alt.en`,
      ],
    ],
    [
      'a file that the format does not have',
      { 'hotels/H11/notes.txt': 'x' },
      ['hotels/H11/notes.txt:1 format the format has no such file'],
    ],
    ['a folder above the catalogue', { '../group.yaml': '' }, ['../group.yaml:1 format the format has no such file']],
    [
      'broken YAML',
      edit(`${venueFolder}/venue.yaml`, 'seatCount: 40', 'seatCount: [40'),
      [expect.stringMatching(/venue\.yaml:\d+ format /)],
    ],
    [
      'a field twice',
      edit(`${venueFolder}/venue.yaml`, 'seatCount: 40', 'seatCount: 40\nseatCount: 50'),
      [`${venueFolder}/venue.yaml:6 format Map keys must be unique`],
    ],
    [
      'a language twice',
      edit(`${venueFolder}/products/P11101.yaml`, ', ja: ディナー', ', ja: ディナー, ja: 夕食'),
      [`${venueFolder}/products/P11101.yaml:2 format Map keys must be unique`],
    ],
    [
      'an unknown field',
      edit(`${venueFolder}/venue.yaml`, 'seatCount: 40', 'seatCount: 40\nstars: 5'),
      [`${venueFolder}/venue.yaml:6 format Unrecognized key: "stars"`],
    ],
    [
      'a missing field',
      edit(`${venueFolder}/venue.yaml`, 'seatCount: 40\n', ''),
      [expect.stringMatching(/venue\.yaml:1 format seatCount: /)],
    ],
    [
      'a wrong type',
      edit(`${venueFolder}/venue.yaml`, 'seatCount: 40', 'seatCount: many'),
      [expect.stringMatching(/venue\.yaml:5 format seatCount: /)],
    ],
    [
      'a text without a language',
      edit(`${venueFolder}/products/P11101.yaml`, ', ja: ディナー', ''),
      [`${venueFolder}/products/P11101.yaml:2 language_missing name`],
    ],
    [
      'an unknown picture',
      edit(`${venueFolder}/products/P11101.yaml`, 'picture: hall', 'picture: hal'),
      [`${venueFolder}/products/P11101.yaml:7 reference_unknown photos[1].picture`],
    ],
    [
      'a seat number that is a word',
      edit(`${venueFolder}/stock.csv`, 'weekend,18:00,,20', 'weekend,18:00,,twenty'),
      [expect.stringMatching(/stock\.csv:3 format seats: /)],
    ],
    [
      'a column that does not exist',
      edit(`${venueFolder}/stock.csv`, 'open\n', 'open,color\n'),
      [expect.stringMatching(/stock\.csv:1 format .*unknown: color/)],
    ],
    [
      'a start time twice',
      edit(`${venueFolder}/stock.csv`, 'weekend,18:00', 'weekdays,18:00'),
      [`${venueFolder}/stock.csv:3 start_time_repeated stock[2].startTime`],
    ],
    [
      'a price of 0',
      edit(`${venueFolder}/prices.csv`, 'P11101,11101,68000', 'P11101,11101,0'),
      [`${venueFolder}/prices.csv:3 price_out_of_range options[1].price`],
    ],
    [
      'a price of a hundred million',
      edit(`${venueFolder}/prices.csv`, ',11101,68000', ',11101,100000000'),
      [`${venueFolder}/prices.csv:2 price_out_of_range price`],
    ],
    [
      'a price with a fraction',
      edit(`${venueFolder}/prices.csv`, ',11101,68000', ',11101,68.5'),
      [expect.stringMatching(/prices\.csv:2 format price: /)],
    ],
    [
      'a missing price',
      edit(`${venueFolder}/prices.csv`, 'P11101,11101,68000,\n', ''),
      [`${venueFolder}/products/P11101.yaml:9 price_missing options[1].menuIndex`],
    ],
    [
      'a price twice',
      edit(`${venueFolder}/prices.csv`, 'P11101,11101,68000,\n', 'P11101,11101,68000,\nP11101,11101,70000,\n'),
      [`${venueFolder}/prices.csv:4 code_repeated `],
    ],
    [
      'a price of a product that does not exist',
      edit(`${venueFolder}/prices.csv`, 'P11101,11101,68000,\n', 'P11101,11101,68000,\nP999,11101,70000,\n'),
      [`${venueFolder}/prices.csv:4 reference_unknown `],
    ],
    [
      'a restaurant without hours',
      { [`${venueFolder}/stock.csv`]: undefined },
      [`${venueFolder}/venue.yaml:1 venue_without_hours stock`],
    ],
    [
      'a policy above the cap',
      edit(`${venueFolder}/policies/1.0.yaml`, 'feePercent: 20', 'feePercent: 50'),
      [`${venueFolder}/policies/1.0.yaml:1 tier_over_cap tiers`],
    ],
    [
      'the same file as YAML and JSON',
      { [`${venueFolder}/menus.json`]: '[]' },
      [expect.stringMatching(/menus\.yaml:1 format the folder has this file twice/)],
    ],
    [
      'YAML aliases, which could expand without limit',
      { 'group.yaml': 'allergies: &a []\nappProps: *a\n' },
      ['group.yaml:1 format aliases (*name) are not supported'],
    ],
  ])('%s', (_what, changes, errors) => {
    expect(listErrors(changes)).toEqual(errors);
  });

  it('errors in two files, which are listed at once', () => {
    expect(
      listErrors({
        ...edit(`${venueFolder}/prices.csv`, 'P11101,11101,68000', 'P11101,11101,0'),
        ...edit(`${venueFolder}/policies/1.0.yaml`, 'feePercent: 20', 'feePercent: 50'),
      }),
    ).toHaveLength(2);
  });
});

it('prices with separators of thousands and rows of a spreadsheet are read', () => {
  const prices = 'product\tmenu\tprice\tdiscountRate\r\n\t11101\t"68,000"\t\r\nP11101\t11101\t70,000\t10\r\n';
  expect(read({ [`${venueFolder}/prices.csv`]: prices })).toMatchObject({
    ok: true,
    catalogue: { menus: [{ price: 68_000 }], products: [{ options: [{ price: 70_000, discountRate: 10 }] }] },
  });
});
