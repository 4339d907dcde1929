import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { joinAndSignIn } from './support/api';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPerson } from './support/join-pages';
import { createPattern } from './support/languages';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, colorScheme: 'dark' } as const;

test('a member is erased after one privacy officer proposes it and another confirms it', async ({ browser, page }) => {
  const person = createPerson();
  await joinAndSignIn(page, person);
  const contexts = await Promise.all(
    [{ colorScheme: 'light' } as const, tablet].map((options) =>
      browser.newContext({ ...createIpAddressOptions(), ...options }),
    ),
  );
  const [proposer, confirmer] = await Promise.all(
    contexts.map(async (each) => new StaffMember(await each.newPage(), 'en')),
  );
  if (proposer === undefined || confirmer === undefined) throw new Error('two staff members are needed');
  const { members, proposals } = proposer.texts;
  const find = async (staff: StaffMember, text: string): Promise<void> => {
    await staff.page.getByRole('searchbox').fill(text);
    await staff.getButton(members.find).click();
  };
  await proposer.open('/console/members');
  await proposer.signIn('privacy@dalbit.example');
  await confirmer.open('/console/members');
  await confirmer.signIn('privacy-second@dalbit.example');

  await find(proposer, person.email);
  expect(await listViolations(proposer.page, 'members')).toEqual([]);
  await proposer.getButton(person.name).click();
  const panel = proposer.page.getByRole('complementary', { name: members.title });
  await expect(panel.getByRole('heading', { name: person.name })).toBeVisible();
  await proposer.getButton(members.erasure.action, panel).click();
  const form = proposer.page.getByRole('dialog');
  await expect(form.getByText(members.erasure.deletedAccount)).toBeVisible();
  expect(await listViolations(proposer.page, 'erasure', 'dialog')).toEqual([]);
  await form.getByRole('textbox', { name: createPattern(proposals.reason) }).fill('Asked by letter of today.');
  await proposer.getButton(members.erasure.propose, form).click();
  await expect(panel.getByText(members.ownProposal)).toBeVisible();
  await expect(proposer.getButton(members.erasure.confirm, panel)).toHaveCount(0);

  await confirmer.page.reload();
  await confirmer.getButton(person.name).click();
  const sheet = confirmer.page.getByRole('dialog').first();
  await expect(sheet.getByText('Asked by letter of today.')).toBeVisible();
  expect(await listViolations(confirmer.page, 'proposed erasure', 'dialog')).toEqual([]);
  await confirmer.getButton(members.erasure.confirm, sheet).click();
  const question = confirmer.page.getByRole('dialog', { name: members.erasure.action, exact: true });
  await expect(question.getByText(members.erasure.retainedData)).toBeVisible();
  await confirmer.getButton(members.erasure.confirm, question).click();
  await expect(confirmer.page.getByText(createPattern(members.erasure.done))).toBeVisible();

  await find(confirmer, person.email);
  await expect(confirmer.page.getByText(members.none)).toBeVisible();
  await proposer.page.reload();
  await expect(panel.getByText(person.name)).toHaveCount(0);
  await Promise.all(contexts.map((each) => each.close()));
});
