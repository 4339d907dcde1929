import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// The tests sign in as the same staff member, and each one-time code is accepted once.
test.describe.configure({ mode: 'serial' });

/** A photo of its own for each language, as SVG cannot be uploaded. */
const drawPhoto = (colour: string) => `(() => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1800, height: 1200 });
  const context = canvas.getContext('2d');
  context.fillStyle = '${colour}';
  context.fillRect(0, 0, 1800, 1200);
  return canvas.toDataURL('image/jpeg').split(',')[1];
})()`;

const photoColours: Readonly<Record<LanguageName, string>> = {
  ko: '#8a5a2b',
  en: '#2b5a8a',
  cn: '#5a8a2b',
  ja: '#8a2b5a',
};

for (const name of ['ko', 'en', 'cn', 'ja'] as const)
  test(`a picture is uploaded, prepared, described and deleted (${name})`, async ({ page }) => {
    const editor = new StaffMember(page, name);
    const { pictures } = editor.texts;
    await editor.open('/console/pictures');
    await editor.signIn('fnb@dalbit.example');
    await expect(page.getByRole('heading', { name: pictures.title, exact: true })).toBeVisible();

    const photo = Buffer.from(await page.evaluate<string>(drawPhoto(photoColours[name])), 'base64');
    const input = page.locator('input[type=file]');
    await input.setInputFiles([
      { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photo },
      { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
    const uploads = page.getByRole('region', { name: pictures.upload.list });
    await expect(uploads.getByText(pictures.upload.done)).toBeVisible();
    await expect(uploads.getByRole('alert')).toBeVisible();
    await editor.getButton(`${name}.jpg`).click();
    const panel = page.getByRole('complementary', { name: pictures.detail });
    await expect(panel.getByText(pictures.states.ready)).toBeVisible();
    expect(await listViolations(page, 'pictures')).toEqual([]);

    await panel.getByRole('slider', { name: createPattern(pictures.focus.x) }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await panel.getByRole('textbox', { name: createPattern(pictures.languages.en) }).fill('A brown table');
    await page.keyboard.press('Enter');
    await expect(page.getByText(pictures.saved)).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('slider', { name: createPattern(pictures.focus.x) })).toHaveValue('52');
    await expect(panel.getByRole('textbox', { name: createPattern(pictures.languages.en) })).toHaveValue(
      'A brown table',
    );

    await editor.getButton(pictures.delete, panel).click();
    const question = page.getByRole('alertdialog', { name: pictures.deleteTitle });
    await editor.getButton(pictures.delete, question).click();
    await expect(page.getByText(pictures.deleted)).toBeVisible();
    await expect(editor.getButton(`${name}.jpg`)).toHaveCount(0);
  });
