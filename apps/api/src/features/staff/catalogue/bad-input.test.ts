import { ko } from '@dining/i18n/console/ko';
import { packs } from '@dining/i18n/site/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../../../test/small-catalogue';
import { type StaffBrowser, type StaffServer, startStaffServer } from '../../../../test/staff-server';

let rig: StaffServer;
let owner: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServer();
  owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => rig.close());

const venue = 'hotels/H11/venues/D111';
const tables = [
  'hotel',
  'venue',
  'menu',
  'product',
  'time_stock',
  'stock_season',
  'cancel_policy',
  'translation_state',
];
const countAll = async () =>
  Promise.all(
    tables.map(async (table) => (await rig.query(`SELECT count(*)::int AS count FROM ${table}`))[0]?.['count']),
  );

const replace = (path: string, from: string, to: string) => {
  const content = smallCatalogue[path];
  if (content?.includes(from) !== true) throw new Error(`${path} has no ${from}`);
  return { ...smallCatalogue, [path]: content.replace(from, to) };
};

describe('an import is refused with file, line and reason, and nothing is saved', () => {
  it.each([
    ['a broken CSV', replace(`${venue}/stock.csv`, 'weekend,18:00', '"weekend,18:00'), 'stock.csv', 'format'],
    ['a CSV with another heading', replace(`${venue}/stock.csv`, 'day,time', 'date,time'), 'stock.csv', 'format'],
    ['a price of 0', replace(`${venue}/prices.csv`, '68000', '0'), 'prices.csv', 'price_out_of_range'],
    [
      'a price of a hundred million',
      replace(`${venue}/prices.csv`, '68000', '100000000'),
      'prices.csv',
      'price_out_of_range',
    ],
    [
      'overlapping seasons',
      {
        ...smallCatalogue,
        [`${venue}/stock.csv`]: [
          'day,time,room,seats,minSeats,open,season,from,to',
          'weekdays,18:00,,20,,,,,',
          'weekdays,18:00,,30,,,Christmas,2027-12-20,2027-12-31',
          'weekdays,18:00,,40,,,New Year,2027-12-30,2028-01-05',
          '',
        ].join('\n'),
      },
      'stock.csv',
      'seasons_overlap',
    ],
    [
      'a policy above the cap',
      replace(`${venue}/policies/1.0.yaml`, 'feePercent: 20', 'feePercent: 50'),
      '1.0.yaml',
      'tier_over_cap',
    ],
    [
      'a venue without hours',
      { ...smallCatalogue, [`${venue}/stock.csv`]: 'day,time,room,seats,minSeats,open\n' },
      'venue.yaml',
      'venue_without_hours',
    ],
    [
      'a text in one language only',
      replace(`${venue}/menus.yaml`, ', en: Steak, cn: 牛排, ja: ステーキ', ''),
      'menus.yaml',
      'language_missing',
    ],
  ] as const)('%s', async (_, files, file, code) => {
    const before = await countAll();
    const { json } = await owner.post('/catalogue/import', { files });
    expect(json).toMatchObject({ applied: false, changes: [] });
    const issues = [...json.issues];
    const issue = issues.find((each) => 'file' in each && each.code === code && each.file.endsWith(file));
    expect(issue?.line, JSON.stringify(issues)).toBeGreaterThan(0);
    // The console words the code in the language of the staff member; types require each language.
    if (code !== 'format') expect(ko.catalogue.issues[code]).toBeTruthy();
    expect(await countAll()).toEqual(before);
  });
});

it.each([
  ['ko', 'ko'],
  ['en', 'en'],
  ['cn', 'zh'],
  ['ja', 'ja'],
] as const)('a request that is too large is refused with a text in the language %s', async (language, tag) => {
  const files = { 'group.yaml': 'x'.repeat(17 * 1024 * 1024) };
  const { status, json } = await owner.post('/catalogue/import', { files }, { 'accept-language': tag });
  expect(status).toBe(413);
  expect(json.title).toBe(packs[language].problems.payload_too_large);
});
