import { type Language, languageNames } from '@dining/domain/shared/language';
import { type Browser, expect, type Locator, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

/** A product and the menus of a restaurant that no other journey changes. The draft is never published. */
const venue = 'D104';
const prodCode = 'P10402';

class Editor extends StaffMember {
  /** Returns the field of a localized text of the product, such as its name, in one language. */
  getTextField(field: 'name' | 'description', language: Language): Locator {
    const label = createPattern(this.texts.documents.fields.product[field]);
    return this.page
      .getByRole('group', { name: label })
      .first()
      .getByLabel(languageNames[language].native, { exact: true });
  }

  getComparison(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.console.conflict.title });
  }

  async saveDraft(): Promise<void> {
    await this.getButton(this.texts.documents.actions.save).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(this.texts.documents.editor.allSaved, { exact: true })).toBeVisible();
  }
}

async function signIn(browser: Browser, name: LanguageName, email: string, path: string): Promise<Editor> {
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const editor = new Editor(await context.newPage(), name);
  await editor.open(path);
  await editor.signIn(email);
  return editor;
}

test('two editors of a product choose between texts that both have changed, and all their other changes are merged', async ({
  browser,
}) => {
  const path = `/console/products?tab=product&venue=${venue}&item=${prodCode}`;
  const mina = await signIn(browser, 'en', 'fnb@dalbit.example', path);
  const sora = await signIn(browser, 'ko', 'marketing@dalbit.example', path);
  for (const editor of [mina, sora]) await expect(editor.getTextField('name', 'ja')).toHaveValue(/./);

  await test.step('the first one saves', async () => {
    await mina.getTextField('name', 'ja').fill('春の夜');
    await mina.getTextField('description', 'en').fill('An evening in spring.');
    await mina.saveDraft();
    await mina.expectSaved();
  });

  await test.step('the second one reloads, and then sees only what both have changed', async () => {
    await sora.getTextField('name', 'ja').fill('夏の夜');
    await sora.getTextField('name', 'cn').fill('夏夜');
    await sora.getTextField('description', 'ko').fill('여름밤의 식탁입니다.');
    await sora.page.reload();
    await expect(sora.page.getByText(sora.texts.documents.editor.typed)).toBeVisible();
    await expect(sora.getTextField('name', 'ja')).toHaveValue('夏の夜');
    await sora.saveDraft();
    const comparison = sora.getComparison();
    await expect(comparison.getByRole('row')).toHaveCount(2);
    await expect(comparison.getByRole('cell')).toHaveText(['夏の夜', '春の夜']);
    expect(await listViolations(sora.page, 'comparison', 'dialog[open]')).toEqual([]);
  });

  await test.step('the second one keeps the first one’s Japanese name, and their own other changes', async () => {
    await sora.getButton(sora.texts.console.conflict.keepTheirs, sora.getComparison()).click();
    await expect(sora.getTextField('name', 'ja')).toHaveValue('春の夜');
    await expect(sora.getTextField('name', 'cn')).toHaveValue('夏夜');
    await expect(sora.getTextField('description', 'en')).toHaveValue('An evening in spring.');
    await sora.saveDraft();
    await sora.expectSaved();
  });

  await test.step('the first one changes the same name, closes the comparison, and saves their own', async () => {
    await mina.getTextField('name', 'cn').fill('春夜');
    await mina.getTextField('description', 'ja').fill('春の夜の食卓です。');
    await mina.saveDraft();
    const comparison = mina.getComparison();
    await expect(comparison.getByRole('cell')).toHaveText(['春夜', '夏夜']);
    await mina.page.keyboard.press('Escape');
    await expect(comparison).toHaveCount(0);
    await expect(mina.getTextField('name', 'cn')).toHaveValue('春夜');
    await mina.saveDraft();
    await mina.getButton(mina.texts.console.conflict.keepYours, comparison).click();
    await mina.expectSaved();
  });

  await test.step('both editors see all changes', async () => {
    for (const editor of [mina, sora]) {
      await editor.page.reload();
      await expect(editor.getTextField('name', 'ja')).toHaveValue('春の夜');
      await expect(editor.getTextField('name', 'cn')).toHaveValue('春夜');
      await expect(editor.getTextField('description', 'en')).toHaveValue('An evening in spring.');
      await expect(editor.getTextField('description', 'ko')).toHaveValue('여름밤의 식탁입니다.');
      await expect(editor.getTextField('description', 'ja')).toHaveValue('春の夜の食卓です。');
    }
  });

  const { documents } = mina.texts;
  await mina.getButton(documents.actions.discard).click();
  await mina.getButton(documents.actions.discard, mina.page.getByRole('alertdialog')).click();
  await expect(mina.page.getByText(documents.done.discarded)).toBeVisible();
  for (const editor of [mina, sora]) await editor.page.context().close();
});

test('of two staff members who change the allergens of a menu, the second sees both versions and can keep the saved one', async ({
  browser,
}) => {
  const path = `/console/settings?venue=${venue}`;
  const first = await signIn(browser, 'en', 'fnb-second@dalbit.example', path);
  const second = await signIn(browser, 'en', 'owner@dalbit.example', path);
  const { staffSettings, console: consoleTexts } = first.texts;
  const { allergens } = languageSetups.en.texts.product.marks;
  const getRow = (editor: Editor) =>
    editor.page
      .getByRole('row')
      .filter({ has: editor.page.getByRole('button', { name: createPattern(staffSettings.menus.changeName) }) })
      .first();
  const menu = (await getRow(first).getByRole('rowheader').innerText()).trim();
  const getForm = (editor: Editor) => editor.page.getByRole('dialog', { name: menu });
  const getBox = (editor: Editor, name: string) => getForm(editor).getByRole('checkbox', { name, exact: true });
  const open = async (editor: Editor): Promise<void> => {
    await getRow(editor).getByRole('button').click();
    await getForm(editor).getByRole('radio').first().check();
  };
  const save = async (editor: Editor): Promise<void> => {
    await editor.getButton(staffSettings.save, getForm(editor)).click();
    const confirmDialog = editor.page.getByRole('alertdialog');
    await editor.getButton(staffSettings.save, confirmDialog).click();
    await expect(confirmDialog).toHaveCount(0);
  };

  await open(first);
  await open(second);
  const hadBuckwheat = await getBox(first, allergens.buckwheat).isChecked();
  const hadPeanut = await getBox(second, allergens.peanut).isChecked();
  await getBox(first, allergens.buckwheat).setChecked(!hadBuckwheat);
  await save(first);
  await expect(first.page.getByText(staffSettings.menus.saved.replace('{{menu}}', menu))).toBeVisible();

  await getBox(second, allergens.peanut).setChecked(!hadPeanut);
  await save(second);
  const comparison = second.getComparison();
  await expect(comparison.getByRole('row', { name: staffSettings.menus.columns.allergens })).toBeVisible();
  await second.page.keyboard.press('Escape');
  await expect(comparison).toHaveCount(0);
  await expect(getBox(second, allergens.peanut)).toBeChecked({ checked: !hadPeanut });
  await save(second);
  await second.getButton(consoleTexts.conflict.keepTheirs, comparison).click();
  await expect(getForm(second)).toHaveCount(0);
  if (hadBuckwheat) await expect(getRow(second)).not.toContainText(allergens.buckwheat);
  else await expect(getRow(second)).toContainText(allergens.buckwheat);

  await open(first);
  await getBox(first, allergens.buckwheat).setChecked(hadBuckwheat);
  await save(first);
  await expect(getForm(first)).toHaveCount(0);
  for (const editor of [first, second]) await editor.page.context().close();
});
