import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { getInvitationLink } from './support/codes-and-links';
import { tagFullRun } from './support/full-run';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// The journeys of all languages sign in as the same manager, and each one-time code is accepted once.
test.describe.configure({ mode: 'serial' });

const password = 'a long walk by the sea';

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `a manager invites a host and ends the grant while the host works, which ends the host’s access, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ browser, baseURL }) => {
      const managerContext = await browser.newContext({ ...createIpAddressOptions(), colorScheme: 'light' });
      const hostContext = await browser.newContext({
        ...createIpAddressOptions(),
        viewport: { width: 1024, height: 768 },
        hasTouch: true,
        colorScheme: 'dark',
      });
      const manager = new StaffMember(await managerContext.newPage(), name);
      const host = new StaffMember(await hostContext.newPage(), name);
      const { texts } = manager;
      const { page } = manager;
      const email = `host-${name}-${Date.now()}@dalbit.example`;
      const hostName = `Host ${name.toUpperCase()} ${String(Date.now()).slice(-5)}`;

      await manager.open('/console/staff');
      await expect(page).toHaveURL(/\/console\/sign-in/);
      expect(await listViolations(page, 'sign-in')).toEqual([]);
      await manager.signIn('manager@dalbit.example');
      await expect(page).toHaveURL(/\/console\/staff/);
      await expect(page.getByRole('heading', { name: texts.staffPeople.title, exact: true })).toBeVisible();

      await manager.getButton(texts.staffPeople.invite).click();
      const form = page.getByRole('dialog');
      await manager.getField(texts.staffPeople.columns.name, form).fill(hostName);
      await form.getByRole('textbox', { name: createPattern(texts.staffPeople.columns.email) }).fill(email);
      await manager.getField(texts.staffPeople.grants.role, form).selectOption({ label: texts.staffRoles.roles.host });
      await manager.getField(texts.staffPeople.grants.scope, form).selectOption({ index: 1 });
      expect(await listViolations(page, 'invite', 'dialog')).toEqual([]);
      await manager.getButton(texts.staffPeople.form.submit, form).click();
      await expect(page.getByText(texts.staffPeople.form.sent.replace('{{name}}', hostName))).toBeVisible();
      await expect(page.getByRole('heading', { name: hostName })).toBeVisible();
      expect(await listViolations(page, 'staff')).toEqual([]);

      const link = new URL(await getInvitationLink(email));
      await host.open(`${new URL(link.pathname, baseURL).href}${link.hash}`);
      const { staffInvitation } = texts;
      await expect(host.page.getByRole('heading', { name: createPattern(staffInvitation.title) })).toBeVisible();
      expect(await listViolations(host.page, 'invitation')).toEqual([]);
      for (const label of [staffInvitation.password, staffInvitation.repeatPassword])
        await host.page
          .getByRole('textbox', { name: new RegExp(`^${label}`) })
          .last()
          .fill(password);
      await host.page
        .getByRole('textbox', { name: new RegExp(`^${staffInvitation.password}`) })
        .first()
        .fill(password);
      await host.getButton(texts.staffSignIn.next).click();
      await expect(host.page.getByRole('img', { name: staffInvitation.qr })).toBeVisible();
      expect(await listViolations(host.page, 'authenticator')).toEqual([]);
      const secret = (await host.page.getByTestId('totp-secret').innerText()).replaceAll(/\s/g, '');
      await host.getField(texts.staffSignIn.code).fill(await host.getCode(secret));
      await host.getButton(staffInvitation.finish).click();
      await expect(host.page.getByRole('heading', { name: staffInvitation.codesTitle })).toBeVisible();
      expect(await listViolations(host.page, 'recovery codes')).toEqual([]);
      await host.page.getByText(staffInvitation.codesSaved).click();
      await host.getButton(staffInvitation.continue).click();
      await expect(host.page.getByRole('heading', { name: texts.staffService.title, exact: true })).toBeVisible();
      await host.page.getByRole('link', { name: texts.console.screens.account }).click();
      await expect(host.page.getByRole('heading', { name: texts.staffAccount.title })).toBeVisible();
      expect(await listViolations(host.page, 'account')).toEqual([]);

      await page.reload();
      await page
        .getByRole('button', { name: createPattern(texts.staffPeople.grants.endName) })
        .first()
        .click();
      const confirmDialog = page.getByRole('alertdialog');
      await expect(confirmDialog).toContainText(hostName);
      await manager.getButton(texts.staffPeople.grants.end, confirmDialog).click();
      await expect(page.getByText(createPattern(texts.staffPeople.grants.ended)).first()).toBeVisible();

      await host.getButton(texts.staffAccount.recovery.renew).click();
      await host.getButton(texts.staffAccount.recovery.renew, host.page.getByRole('alertdialog')).click();
      const sessionEndedDialog = host.page.getByRole('dialog', { name: texts.console.ended.title });
      await expect(sessionEndedDialog).toBeVisible();
      expect(await listViolations(host.page, 'session ended', 'dialog')).toEqual([]);
      await sessionEndedDialog.getByRole('textbox', { name: createPattern(texts.staffSignIn.password) }).fill(password);
      await host.getButton(texts.staffSignIn.next, sessionEndedDialog).click();
      await host.getField(texts.staffSignIn.code, sessionEndedDialog).fill(await host.getCode(secret));
      await host.getButton(texts.staffSignIn.submit, sessionEndedDialog).click();
      await expect(sessionEndedDialog.getByRole('alert')).toBeVisible();

      await managerContext.close();
      await hostContext.close();
    },
  );
}

test('a passkey on the device signs in without password and code', async ({ page }) => {
  const desk = new StaffMember(page, 'en');
  const { staffAccount, staffSignIn, console: consoleTexts } = desk.texts;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await desk.open('/console/account');
  await desk.signIn('desk@dalbit.example');
  await expect(page.getByText(staffAccount.passkeys.none)).toBeVisible();
  await desk.getButton(staffAccount.passkeys.add).click();
  await expect(page.getByText(staffAccount.passkeys.added)).toBeVisible();
  await expect(page.getByText(staffAccount.passkeys.none)).toHaveCount(0);

  await desk.getButton(consoleTexts.signOut).click();
  await expect(page.getByRole('heading', { name: staffSignIn.title })).toBeVisible();
  await desk.getButton(staffSignIn.passkey).click();
  await expect(page.getByRole('link', { name: consoleTexts.screens.account })).toBeVisible();
});
