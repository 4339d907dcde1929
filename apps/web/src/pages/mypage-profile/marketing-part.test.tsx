// @vitest-environment jsdom
import { join } from '@dining/i18n/site/en/join';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestSite } from '../../../test/test-site';
import { hotelsQuery } from '../../entities/app/app-data';
import type { Profile } from '../../entities/members/profile';
import { footerQuery } from '../../entities/terms/queries';
import { MarketingPart } from './marketing-part';

const hotel = { htlCode: 'H01', htlHmcCode: 'DSE', htlName: 'Dalbit Seoul', resvReviewYn: 'Y' };
const profile = {
  policyMarketingAgreYn: 'N',
  marketingSmsAgreYn: 'N',
  marketingMailAgreYn: 'N',
  marketingStatus: 'none',
  marketingDate: '',
} as Profile;

let queryClient: QueryClient;

/** The text that is agreed to comes, in this version. */
const bring = (termsVersion: string, others: readonly object[] = []) =>
  act(() => {
    const text = { htlCode: 'H01', termsTypeCode: 'TT0005', termsSeq: Number(termsVersion), termsVersion };
    queryClient.setQueryData(footerQuery.queryKey, { result: [text, ...others], businessInfoList: [] } as never);
  });
const box = (name: 'marketing' | 'sms' | 'email') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: join.consents[name] });
const ticked = () => (['marketing', 'sms', 'email'] as const).map((name) => box(name).checked);

// What comes is on the page at once.
beforeAll(() => notifyManager.setScheduler((notify) => notify()));
beforeEach(async () => {
  const site = await createTestSite('en', ['common', 'join', 'profile']);
  queryClient = site.queryClient;
  // No request is made: what a test does not bring is still on its way.
  queryClient.setQueryDefaults(footerQuery.queryKey, { enabled: false });
  queryClient.setQueryData(hotelsQuery.queryKey, [hotel] as never);
  site.search.restore();
  render(<MarketingPart profile={profile} />, { wrapper: site.wrapper });
});
afterEach(cleanup);

it('keeps what is ticked while its text is on its way', async () => {
  const user = userEvent.setup();
  await user.click(box('marketing'));
  await user.click(box('sms'));
  const before = ticked();
  expect(before[0]).toBe(true);
  bring('1');
  expect(ticked()).toEqual(before);
});

it('keeps what is ticked while other texts change', async () => {
  bring('1');
  await userEvent.click(box('marketing'));
  const before = ticked();
  bring('1', [{ htlCode: 'H01', termsTypeCode: 'TT0001', termsSeq: 9, termsVersion: '9' }]);
  expect(ticked()).toEqual(before);
});

it('forgets what is ticked when its text gives way to another one, each time', async () => {
  bring('1');
  for (const version of ['2', '3', '2']) {
    await userEvent.click(box('marketing'));
    expect(ticked()[0]).toBe(true);
    bring(version);
    expect(ticked()).toEqual([false, false, false]);
  }
});
