import { expect, type Page, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { cancelByApi, post } from './support/api';
import { bookByApi } from './support/api-bookings';
import { tagFullRun } from './support/full-run';
import { dinner } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { waitForMail } from './support/mailbox';
import { signInByApi } from './support/member';
import { injectFault } from './support/provider';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// All journeys sign in as the same staff members, and each one-time code is accepted once.
test.describe.configure({ mode: 'serial' });

/** The venue of the demo group's venue manager. */
const managedVenue = 'D103';

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, colorScheme: 'dark' } as const;

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `a template fills in the answer to an inquiry, and the edited answer is mailed, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ browser, page }) => {
      const context = await browser.newContext({ ...createIpAddressOptions(), ...tablet });
      const manager = new StaffMember(await context.newPage(), name);
      const { inbox, inquiryTemplates } = manager.texts;
      const title = `A cradle ${name} ${Date.now()}`;
      await signInByApi(page);
      await post(page, '/mypage/insertQna', {
        dinCode: managedVenue,
        qnaTitle: title,
        qnaContent: 'May we bring one?',
        langCode: 'En',
      });

      await manager.open('/console/inbox');
      await manager.signIn('manager@dalbit.example');
      await expect(manager.page.getByRole('heading', { name: inbox.title, exact: true })).toBeVisible();
      expect(await listViolations(manager.page, 'inquiries')).toEqual([]);
      await manager.getButton(title).click();
      const sheet = manager.page.getByRole('dialog');
      await expect(sheet.getByText('May we bring one?')).toBeVisible();
      await manager.getField(inbox.inquiries.template, sheet).selectOption({ label: inquiryTemplates.names.booking });
      const answer = sheet.getByRole('textbox', { name: createPattern(inbox.inquiries.answer) });
      await expect(answer).toHaveValue(/^Dear /);
      expect(await listViolations(manager.page, 'inquiry', 'dialog')).toEqual([]);
      await answer.fill(`Of course, for ${title}.`);
      await manager.getButton(inbox.inquiries.send, sheet).click();
      await expect(manager.page.getByText(inbox.inquiries.sent)).toBeVisible();
      await waitForMail(`Of course, for ${title}.`);
      await context.close();
    },
  );
}

/**
 * Creates a cancelled reservation for which the provider has refunded another amount than requested. Returns the number
 * of its order.
 */
async function createStuckRefund(page: Page): Promise<string> {
  const { resvCode, shopOrderNo } = await bookByApi(page, {});
  await injectFault({ operation: 'cancel', shopOrderNo, kind: 'wrongAmount', amount: dinner.sum - 1_000 });
  await cancelByApi(page, resvCode);
  return shopOrderNo;
}

test('a stuck payment is settled by two staff members of finance', async ({ browser, page }) => {
  const name = 'en';
  const shopOrderNo = await createStuckRefund(page);
  const contexts = await Promise.all(
    [{ colorScheme: 'light' } as const, tablet].map((options) =>
      browser.newContext({ ...createIpAddressOptions(), ...options }),
    ),
  );
  const [proposer, confirmer] = await Promise.all(
    contexts.map(async (each) => new StaffMember(await each.newPage(), name)),
  );
  if (proposer === undefined || confirmer === undefined) throw new Error('two staff members are needed');
  const { inbox, proposals } = proposer.texts;
  const { payments } = inbox;
  const path = `/console/inbox?tab=payments&item=${shopOrderNo}`;
  await proposer.open(path);
  await proposer.signIn('finance@dalbit.example');
  await confirmer.open(path);
  await confirmer.signIn('finance-second@dalbit.example');

  const panel = proposer.page.getByRole('complementary', { name: inbox.tabs.payments });
  // The reconciler queries the provider only after the refund has been open for a while.
  await expect(async () => {
    await proposer.page.reload();
    await expect(panel.getByRole('radio', { name: createPattern(payments.resolutions.refunded) })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 180_000 });
  await proposer.getButton(payments.ask, panel).click();
  await expect(panel.getByRole('status').getByText(/₩|KRW/)).toBeVisible();
  expect(await listViolations(proposer.page, 'payment')).toEqual([]);
  await panel.getByRole('radio', { name: createPattern(payments.resolutions.refunded) }).check();
  await panel.getByRole('textbox', { name: createPattern(inbox.reason) }).fill('The rest was given back by hand.');
  await proposer.getButton(payments.propose, panel).click();
  await expect(panel.getByText(payments.ownProposal)).toBeVisible();
  await expect(proposer.getButton(payments.confirm, panel)).toHaveCount(0);

  await confirmer.page.reload();
  const sheet = confirmer.page.getByRole('dialog').first();
  await expect(sheet.getByText('The rest was given back by hand.')).toBeVisible();
  expect(await listViolations(confirmer.page, 'proposal', 'dialog')).toEqual([]);
  await confirmer.getButton(payments.confirm, sheet).click();
  const confirmDialog = confirmer.page.getByRole('alertdialog');
  await expect(confirmDialog).toContainText(payments.resolutions.refunded);
  await confirmer.getButton(payments.confirm, confirmDialog).click();
  await expect(confirmer.page.getByText(payments.settled.replace('{{state}}', payments.states.refunded))).toBeVisible();

  await proposer.page.reload();
  await expect(panel.getByText(proposals.states.confirmed).first()).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await Promise.all(contexts.map((each) => each.close()));
});

test('the audit log lists sign-ins of staff when it is filtered by kind, and shows an entry', async ({ page }) => {
  const officer = new StaffMember(page, 'en');
  const { audit } = officer.texts;
  await officer.open('/console/audit');
  await officer.signIn('privacy@dalbit.example');
  await expect(page.getByRole('heading', { name: audit.title, exact: true })).toBeVisible();
  await officer.getField(audit.kind).selectOption({ label: audit.kinds.staff });
  await officer.getButton(audit.search).click();
  const signIn = audit.actions.staff.sign_in;
  const rows = page.getByRole('row').filter({ hasText: signIn });
  await rows.first().getByRole('button').click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: signIn })).toBeVisible();
  expect(await listViolations(page, 'audit')).toEqual([]);
});
