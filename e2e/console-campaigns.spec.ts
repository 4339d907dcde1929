import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { createIpAddressOptions } from './support/ip-address-options';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

test('the campaign report shows a table, or says that the period has no reservations from campaigns', async ({
  page,
}) => {
  const marketing = new StaffMember(page, 'ja');
  const { campaigns } = marketing.texts;
  await marketing.open('/console/campaigns');
  await marketing.signIn('marketing@dalbit.example');
  await expect(page.getByRole('heading', { name: campaigns.title, exact: true })).toBeVisible();
  await marketing.getButton(campaigns.show).click();
  await expect(page.getByRole('table').or(page.getByText(campaigns.none))).toBeVisible();
  expect(await listViolations(page, 'campaigns')).toEqual([]);
});
