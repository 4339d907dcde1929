import { expect, type Locator, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// All journeys sign in as the same staff members, whose one-time codes are each accepted once, and use the same
// evening.
test.describe.configure({ mode: 'serial' });

const names = Object.keys(languageSetups) as LanguageName[];
/** Each language uses its own parties of the demo group's evening. */
const partiesPerLanguage = 5;

for (const [index, name] of names.entries()) {
  test(
    `a service evening is run from the list, by keyboard at a desk, in ${name}`,
    tagFullRun(name === 'en'),
    async ({ browser }) => {
      const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
      const manager = new StaffMember(await context.newPage(), name);
      const { page, texts } = manager;
      const { staffService } = texts;
      await manager.open('/console/service?venue=D103');
      await manager.signIn('fnb-second@dalbit.example');
      const rows = page.locator('button[data-row]');
      await expect(rows).toHaveCount(30);
      expect(await listViolations(page, 'service')).toEqual([]);

      const panel = page.getByRole('complementary');
      const expectState = (state: string) => expect(panel.locator('p').first()).toContainText(state);
      await rows.nth(index * partiesPerLanguage).focus();
      for (let party = 0; party < partiesPerLanguage; party += 1) {
        const guestName = await page.evaluate(() => document.activeElement?.textContent ?? '');
        await expect(panel.getByRole('heading', { name: guestName })).toBeVisible();
        await page.keyboard.press('a');
        await expectState(staffService.states.arrived);
        await page.keyboard.press('s');
        await expectState(staffService.states.seated);
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('ArrowUp');
      await expectState(staffService.states.seated);
      await page.keyboard.press('u');
      await expectState(staffService.states.arrived);

      const walkIns = page.getByRole('region', { name: staffService.walkIn });
      const walkInCount = await walkIns.getByRole('listitem').count();
      for (let count = 0; count < 4; count += 1) {
        await page.keyboard.press('w');
        const dialog = page.getByRole('dialog', { name: staffService.walkInForm.title });
        await expect(dialog).toBeVisible();
        if (count === 0) expect(await listViolations(page, 'walk-in', 'dialog')).toEqual([]);
        // The first start time has free seats at any hour; the current one may be full.
        await dialog.getByRole('combobox').selectOption({ index: 0 });
        await dialog.getByRole('button', { name: /1/ }).first().focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
      }
      await expect(walkIns.getByRole('listitem')).toHaveCount(walkInCount + 4);

      await page.keyboard.press('?');
      await expect(page.getByRole('dialog').getByText(texts.console.help.keys.walkIn)).toBeVisible();
      await page.keyboard.press('Escape');
      const search = page.getByRole('searchbox');
      await page.keyboard.press('/');
      await expect(search).toBeFocused();
      await context.close();
    },
  );

  test(
    `a service evening is run from the list, by touch on a tablet, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ browser }) => {
      const context = await browser.newContext({
        ...createIpAddressOptions(),
        viewport: { width: 1024, height: 768 },
        hasTouch: true,
        colorScheme: 'dark',
      });
      const host = new StaffMember(await context.newPage(), name);
      const { page, texts } = host;
      const { staffService } = texts;
      await host.open('/console/service');
      await host.signIn('host@dalbit.example');
      const rows = page.locator('button[data-row]');
      await expect(rows).toHaveCount(30);
      expect(await listViolations(page, 'service, dark')).toEqual([]);
      const row: Locator = rows.nth(20 + index);
      const guestName = (await row.textContent()) ?? '';
      await row.tap();
      const sheet = page.getByRole('dialog', { name: guestName });
      await expect(sheet).toBeVisible();
      expect(await listViolations(page, 'party', 'dialog')).toEqual([]);
      await host.getButton(staffService.actions.late, sheet).tap();
      const lateDialog = page.getByRole('dialog', { name: staffService.late.title });
      expect(await listViolations(page, 'late', 'dialog')).toEqual([]);
      await lateDialog.getByRole('button').nth(1).tap();
      await expect(sheet.locator('p').first()).toContainText(staffService.states.late);

      await context.setOffline(true);
      await host.getButton(staffService.actions.arrived, sheet).tap();
      await page.keyboard.press('Escape');
      await expect(page.getByText(staffService.stale.text)).toBeVisible();
      await expect(page.getByText(staffService.queue.title.replace('{{count}}', '1'))).toBeVisible();
      await expect(rows).toHaveCount(30);
      expect(await listViolations(page, 'offline')).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByText(staffService.queue.title.replace('{{count}}', '1'))).toHaveCount(0);
      await expect(page.getByText(staffService.stale.text)).toHaveCount(0);
      await row.tap();
      await expect(sheet.locator('p').first()).toContainText(staffService.states.arrived);

      // A queued action survives a reload, and each attempt to send it has the same idempotency key.
      const movesUrl = '**/api/staff/attendance/move';
      const idempotencyKeys = new Set<string | undefined>();
      page.on('request', (request) => {
        if (request.url().endsWith('/attendance/move')) idempotencyKeys.add(request.headers()['idempotency-key']);
      });
      page.on('dialog', (dialog) => dialog.accept());
      await page.route(movesUrl, (route) => route.abort());
      await host.getButton(staffService.actions.seated, sheet).tap();
      await page.reload();
      await expect(sheet.locator('p').first()).toContainText(staffService.states.seated);
      const sentResponse = page.waitForResponse(
        (response) => response.url().endsWith('/attendance/move') && response.ok(),
      );
      await page.unroute(movesUrl);
      await sentResponse;
      expect(idempotencyKeys.size).toBe(1);
      await host.getButton(staffService.actions.undo, sheet).first().tap();
      await expect(sheet.locator('p').first()).toContainText(staffService.states.arrived);
      await host.getButton(staffService.actions.undo, sheet).first().tap();
      await expect(sheet.locator('p').first()).toContainText(staffService.states.late);
      await context.close();
    },
  );
}

test('a no-show is recorded from the search, undone, and recorded again with its fee', async ({ browser }) => {
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const manager = new StaffMember(await context.newPage(), 'en');
  const { page, texts } = manager;
  const { staffDesk, staffService } = texts;
  await manager.open('/console/reservations');
  await manager.signIn('fnb-second@dalbit.example');
  await page.getByRole('searchbox').fill('Hugo Martin');
  await manager.getButton('Hugo Martin').click();
  const panel = page.getByRole('complementary');
  await manager.getButton(staffService.actions.noShow, panel).click();
  const dialog = page.getByRole('dialog', { name: staffService.noShow.title });
  expect(await listViolations(page, 'no-show', 'dialog')).toEqual([]);
  await manager.getButton(staffService.noShow.without, dialog).click();
  await expect(page.getByText(staffDesk.actions.noShow.replace('{{name}}', 'Hugo Martin'))).toBeVisible();
  await expect(panel.getByText(staffDesk.states.no_show)).toBeVisible();

  await page.getByRole('link', { name: staffDesk.actions.service }).click();
  const state = panel.locator('p').first();
  await expect(state).toContainText(staffService.states.no_show);
  await manager.getButton(staffService.actions.undo, panel).click();
  await expect(state).toContainText(staffService.states.expected);
  await manager.getButton(staffService.actions.noShow, panel).click();
  const withFeeButton = dialog.getByRole('button', { name: createPattern(staffService.noShow.with) });
  const label = (await withFeeButton.textContent()) ?? '';
  await withFeeButton.click();
  await expect(dialog).toHaveCount(0);
  await expect(state).toContainText(staffService.states.no_show);
  const keptFeeText = panel.getByText(createPattern(staffService.noShow.kept));
  await expect(keptFeeText).toContainText(label.match(/₩[\d,]+/)?.[0] ?? label);
  // The refund of the rest cannot be undone.
  await expect(manager.getButton(staffService.actions.undo, panel)).toHaveCount(0);
  await page.reload();
  await expect(keptFeeText).toBeVisible();
  await context.close();
});
