import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { listViolations } from './support/accessibility';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

/** A café whose prices no other journey changes. They are for two, and its page shows them per adult. */
const cafe = { path: '/dining/DJE/D304?lang=en', folder: 'hotels/H03/venues/D304' };
const priceRow = { before: 'P30401,30401,92000,', after: 'P30401,30401,93100,', broken: 'P30401,30401,0,' };

const replace = (path: string, before: string, after: string): void => {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
};

test('an owner exports the catalogue, corrects errors in the edited files, and imports a new price', async ({
  browser,
  page,
}, testInfo) => {
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const owner = new StaffMember(await context.newPage(), 'en');
  const { catalogueFiles, catalogue } = owner.texts;
  const { choose, changes, download } = catalogueFiles;
  const consolePage = owner.page;
  const folder = testInfo.outputPath('dalbit');
  const checkFolder = async (): Promise<void> => {
    await consolePage.getByLabel(choose.folder).setInputFiles(folder);
    await owner.getButton(choose.check).click();
  };
  const importFolder = async (): Promise<void> => {
    await checkFolder();
    await expect(consolePage.getByText('0 to add, 1 to change')).toBeVisible();
    expect(await listViolations(consolePage, 'changes')).toEqual([]);
    await owner.getButton(changes.action).click();
    await owner.getButton(changes.action, consolePage.getByRole('alertdialog')).click();
    await expect(consolePage.getByText('Imported: 0 added, 1 changed.')).toBeVisible();
  };
  const expectPrice = (price: string) =>
    expect(async () => {
      await page.goto(cafe.path);
      await expect(page.getByText(price).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });

  await owner.open('/console/catalogue');
  await owner.signIn('owner@dalbit.example');
  await expect(consolePage.getByRole('heading', { name: catalogueFiles.title, exact: true })).toBeVisible();
  expect(await listViolations(consolePage, 'catalogue')).toEqual([]);
  const downloadPromise = consolePage.waitForEvent('download');
  await owner.getButton(download.action).click();
  const zip = readFileSync(await (await downloadPromise).path());
  // Other journeys change other documents meanwhile, which an import without their files leaves alone.
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    if (path !== 'pictures.yaml' && !path.startsWith(cafe.folder)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }

  await checkFolder();
  await expect(consolePage.getByText(changes.none)).toBeVisible();

  const prices = join(folder, cafe.folder, 'prices.csv');
  const venue = join(folder, cafe.folder, 'venue.yaml');
  replace(prices, priceRow.before, priceRow.broken);
  replace(venue, 'position:', 'colour: green\nposition:');
  await checkFolder();
  const table = consolePage.getByRole('table', { name: /errors?\. Nothing/ });
  await expect(table.getByRole('row').filter({ hasText: `${cafe.folder}/venue.yaml` })).toContainText('colour');
  expect(await listViolations(consolePage, 'errors')).toEqual([]);

  replace(venue, 'colour: green\n', '');
  await checkFolder();
  const priceIssue = table.getByRole('row').filter({ hasText: `${cafe.folder}/prices.csv` });
  await expect(priceIssue).toContainText(createPattern(catalogue.issues.price_out_of_range));

  replace(prices, priceRow.broken, priceRow.after);
  await importFolder();
  await expectPrice('₩46,550');

  replace(prices, priceRow.after, priceRow.before);
  await importFolder();
  await expectPrice('₩46,000');
  await context.close();
});
