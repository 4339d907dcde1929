import { languageNames, languages } from '@dining/domain/shared/language';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { listViolations } from './support/accessibility';
import { Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

/** A lounge in Seoul whose products no other journey counts. */
const lounge = { hotel: 'DSE', dinCode: 'D105' };
const menuName = { ko: '밤의 접시', en: 'Plates of the night', cn: '夜之拼盘', ja: '夜の一皿' };
const productName = { ko: '달무리의 밤', en: 'A night at Dalmuri', cn: '月晕之夜', ja: '月暈の夜' };
type Text = typeof menuName;

/** Fills in a text in the four languages. */
async function fillInText(page: Page, label: string, text: Text): Promise<void> {
  const group = page.getByRole('group', { name: createPattern(label) }).first();
  for (const language of languages)
    await group.getByLabel(languageNames[language].native, { exact: true }).fill(text[language]);
}

const createPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2a3b5c' } })
    .jpeg()
    .toBuffer();

test('a manager enters a menu and a product with photos in four languages, and guests read and book it', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const manager = new StaffMember(await context.newPage(), 'ko');
  const consolePage = manager.page;
  const { documents, pictures } = manager.texts;
  const open = (kind: string) => manager.open(`/console/products?tab=${kind}&venue=${lounge.dinCode}`);
  const publish = async (): Promise<void> => {
    await manager.getButton(documents.actions.publish).click();
    await manager.getButton(documents.actions.publish, consolePage.getByRole('alertdialog')).click();
  };
  const choosePicture = async (): Promise<void> => {
    await consolePage.getByRole('dialog').getByRole('button', { name: 'night.jpg' }).first().click();
  };

  await test.step('a picture is uploaded', async () => {
    await manager.open('/console/pictures?hotel=H01');
    await manager.signIn('fnb@dalbit.example');
    await consolePage
      .getByLabel(pictures.upload.label)
      .first()
      .setInputFiles({ name: 'night.jpg', mimeType: 'image/jpeg', buffer: await createPhoto() });
    const tile = consolePage.getByRole('listitem').filter({ hasText: 'night.jpg' }).last();
    await expect(tile).toBeVisible();
    await expect(consolePage.getByText(pictures.states.pending)).toHaveCount(0);
  });

  await test.step('a menu is refused without a language and without a price, and then published', async () => {
    await open('menu');
    await manager.getButton(documents.add.menu).click();
    expect(await listViolations(consolePage, 'menu')).toEqual([]);
    await fillInText(consolePage, documents.fields.menu.name, { ...menuName, ja: '' });
    await publish();
    await expect(
      consolePage.getByRole('textbox', { name: createPattern(documents.fields.menu.price) }),
    ).toHaveAttribute('aria-invalid', 'true');
    await consolePage.getByRole('textbox', { name: createPattern(documents.fields.menu.price) }).fill('88000');
    await publish();
    const name = consolePage.getByRole('group', { name: createPattern(documents.fields.menu.name) }).first();
    await expect(name.getByLabel(languageNames.ja.native, { exact: true })).toBeFocused();
    await fillInText(consolePage, documents.fields.menu.name, menuName);
    await consolePage.getByRole('radio', { name: documents.values.stated }).first().check();
    await manager.getButton(`${documents.fields.menu.picture}: ${documents.pictures.choose}`).click();
    await choosePicture();
    await publish();
    await expect(consolePage.getByText(documents.done.published)).toBeVisible();
  });

  const prodCode = await test.step('a product sells the menu', async () => {
    await open('product');
    await manager.getButton(documents.add.product).click();
    await fillInText(consolePage, documents.fields.product.name, productName);
    await consolePage.getByLabel(createPattern(documents.fields.product.categoryPosition)).selectOption({ index: 1 });
    await consolePage.getByLabel(documents.rows.chooseMenu).selectOption({ label: menuName.ko });
    await manager.getButton(documents.rows.addOption).click();
    await manager.getButton(documents.pictures.add).click();
    await choosePicture();
    await manager.getButton(documents.actions.save).click();
    await expect(consolePage.getByText(documents.done.saved)).toBeVisible();
    await expect(consolePage).toHaveURL(/item=P/);
    expect(await listViolations(consolePage, 'product')).toEqual([]);
    await publish();
    await expect(consolePage.getByText(documents.done.published)).toBeVisible();
    return new URL(consolePage.url()).searchParams.get('item') ?? '';
  });

  await test.step('guests read it in their language', async () => {
    for (const language of languages)
      await expect(async () => {
        const guest = new Guest(page, language);
        await guest.openDetail(getDayAhead(20), { ...lounge, time: '19:00', prodCode });
        await expect(page.getByRole('heading', { name: productName[language] }).first()).toBeVisible({
          timeout: 3_000,
        });
        await expect(page.getByText(menuName[language]).first()).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
  });

  await test.step('a guest books it', async () => {
    const guest = new Guest(page, 'en');
    await guest.openDetail(getDayAhead(20), { ...lounge, time: '19:00', prodCode });
    await guest.setMenuCount(0, 2);
    await guest.pressReserve();
    await guest.continueAsGuest();
    await guest.fillInForm();
    const { window } = await guest.openPaymentWindow();
    await window.pay();
    await expect(page).toHaveURL(/\/complete/);
  });

  await test.step('taking it off sale names the reservation', async () => {
    await consolePage.reload();
    await manager.getButton(documents.actions.unpublish.product).click();
    const dialog = consolePage.getByRole('dialog');
    await expect(dialog.getByText(createPattern(documents.unpublish.reservations)).first()).toBeVisible();
    await manager.getButton(documents.actions.unpublish.product, dialog).click();
    await expect(consolePage.getByText(documents.done.unpublished)).toBeVisible();
  });
  await context.close();
});
