import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { joinAndSignIn } from './support/api';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPerson } from './support/join-pages';
import { createPattern } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
// The tests sign in as shared staff members, and each one-time code is accepted once.
test.describe.configure({ mode: 'serial' });

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, colorScheme: 'dark' } as const;

test('a member is erased after one privacy officer proposes it and another confirms it', async ({ browser, page }) => {
  const person = createPerson();
  await joinAndSignIn(page, person);
  const contexts = await Promise.all(
    [{ colorScheme: 'light' } as const, tablet].map((options) =>
      browser.newContext({ ...createIpAddressOptions(), ...options }),
    ),
  );
  const [first, second] = await Promise.all(contexts.map(async (each) => new StaffMember(await each.newPage(), 'en')));
  if (first === undefined || second === undefined) throw new Error('two staff members are needed');
  const { members, proposals } = first.texts;
  const find = async (staff: StaffMember, text: string): Promise<void> => {
    await staff.page.getByRole('searchbox').fill(text);
    await staff.getButton(members.find).click();
  };
  await first.open('/console/members');
  await first.signIn('privacy@dalbit.example');
  await second.open('/console/members');
  await second.signIn('privacy-second@dalbit.example');

  await find(first, person.email);
  expect(await listViolations(first.page, 'members')).toEqual([]);
  await first.getButton(person.name).click();
  const panel = first.page.getByRole('complementary', { name: members.title });
  await expect(panel.getByRole('heading', { name: person.name })).toBeVisible();
  await first.getButton(members.erasure.act, panel).click();
  const form = first.page.getByRole('dialog');
  await expect(form.getByText(members.erasure.goneAccount)).toBeVisible();
  expect(await listViolations(first.page, 'erasure', 'dialog')).toEqual([]);
  await form.getByRole('textbox', { name: createPattern(proposals.reason) }).fill('Asked by letter of today.');
  await first.getButton(members.erasure.propose, form).click();
  await expect(panel.getByText(members.own)).toBeVisible();
  await expect(first.getButton(members.erasure.confirm, panel)).toHaveCount(0);

  await second.page.reload();
  await second.getButton(person.name).click();
  const sheet = second.page.getByRole('dialog').first();
  await expect(sheet.getByText('Asked by letter of today.')).toBeVisible();
  expect(await listViolations(second.page, 'proposed erasure', 'dialog')).toEqual([]);
  await second.getButton(members.erasure.confirm, sheet).click();
  const question = second.page.getByRole('dialog', { name: members.erasure.act, exact: true });
  await expect(question.getByText(members.erasure.kept)).toBeVisible();
  await second.getButton(members.erasure.confirm, question).click();
  await expect(second.page.getByText(createPattern(members.erasure.done))).toBeVisible();

  await find(second, person.email);
  await expect(second.page.getByText(members.none)).toBeVisible();
  await first.page.reload();
  await expect(panel.getByText(person.name)).toHaveCount(0);
  await Promise.all(contexts.map((each) => each.close()));
});

test('the campaign report of a period is shown', async ({ page }) => {
  const marketing = new StaffMember(page, 'ja');
  const { campaigns } = marketing.texts;
  await marketing.open('/console/campaigns');
  await marketing.signIn('marketing@dalbit.example');
  await expect(page.getByRole('heading', { name: campaigns.title, exact: true })).toBeVisible();
  await marketing.getButton(campaigns.show).click();
  await expect(page.getByRole('table').or(page.getByText(campaigns.none))).toBeVisible();
  expect(await listViolations(page, 'campaigns')).toEqual([]);
});
