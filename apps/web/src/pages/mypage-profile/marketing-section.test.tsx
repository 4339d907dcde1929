// @vitest-environment jsdom
import { join } from '@dining/i18n/site/en/join';
import { problems } from '@dining/i18n/site/en/problems';
import { profile as texts } from '@dining/i18n/site/en/profile';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { type Profile, profileQuery } from '../../entities/members/profile';
import { footerQuery } from '../../entities/terms/queries';
import { MarketingSection } from './marketing-section';

const hotel = { htlCode: 'H01', htlHmcCode: 'DSE', htlName: 'Dalbit Seoul', resvReviewYn: 'Y' };
const profile = {
  policyMarketingAgreYn: 'N',
  marketingSmsAgreYn: 'N',
  marketingMailAgreYn: 'N',
  marketingStatus: 'none',
  marketingDate: '',
} as Profile;
const saveEndpoint = 'POST /api/mypage/changeMarketing';

const getServer = prepareSite('join', 'profile');
let queryClient: QueryClient;

// Renders loaded data at once.
beforeAll(() => notifyManager.setScheduler((notify) => notify()));

const open = (changes: Partial<Profile> = {}) =>
  renderInSite(<MarketingSection profile={{ ...profile, ...changes }} />, (client, { search }) => {
    queryClient = client;
    // Requests for texts are disabled, so a text that a test does not provide stays loading.
    client.setQueryDefaults(footerQuery.queryKey, { enabled: false });
    client.setQueryData(hotelsQuery.queryKey, [hotel] as never);
    search.restore();
  });

/** Provides a version of the consent text. */
const provideText = (termsVersion: string, otherTexts: readonly object[] = []) =>
  act(() => {
    const text = { htlCode: 'H01', termsTypeCode: 'TT0005', termsSeq: Number(termsVersion), termsVersion };
    queryClient.setQueryData(footerQuery.queryKey, { result: [text, ...otherTexts], businessInfoList: [] } as never);
  });
const getCheckbox = (name: 'marketing' | 'sms' | 'email') =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: join.consents[name] });
const listTicks = () => (['marketing', 'sms', 'email'] as const).map((name) => getCheckbox(name).checked);
const getSaveButton = () => screen.getByRole('button', { name: texts.marketing.save });
const getGroup = () => screen.getByRole('group', { name: texts.marketing.title });
const getDescription = () => document.getElementById(getGroup().getAttribute('aria-describedby') ?? '')?.textContent;

it('the marketing section keeps ticks that were made while the text was loading', async () => {
  const { user } = await open();
  await user.click(getCheckbox('marketing'));
  await user.click(getCheckbox('sms'));
  expect(listTicks()).toEqual([true, false, true]);
  provideText('1');
  expect(listTicks()).toEqual([true, false, true]);
});

it('the marketing section keeps the ticks when other texts change', async () => {
  const { user } = await open();
  provideText('1');
  await user.click(getCheckbox('marketing'));
  provideText('1', [{ htlCode: 'H01', termsTypeCode: 'TT0001', termsSeq: 9, termsVersion: '9' }]);
  expect(listTicks()).toEqual([true, true, true]);
});

it('the marketing section resets the checkboxes each time the text changes', async () => {
  const { user } = await open();
  provideText('1');
  for (const version of ['2', '3', '2']) {
    await user.click(getCheckbox('marketing'));
    expect(listTicks()[0]).toBe(true);
    provideText(version);
    expect(listTicks()).toEqual([false, false, false]);
  }
});

it('the marketing section names the group and its checkboxes, and disables the channels until the member agrees to marketing', async () => {
  const { user } = await open();
  expect(within(getGroup()).getAllByRole('checkbox')).toEqual([
    getCheckbox('marketing'),
    getCheckbox('sms'),
    getCheckbox('email'),
  ]);
  expect([getCheckbox('sms').disabled, getCheckbox('email').disabled]).toEqual([true, true]);
  expect(screen.getByText(texts.marketing.none)).toBeDefined();
  await user.click(getCheckbox('marketing'));
  expect([getCheckbox('sms').disabled, getCheckbox('email').disabled]).toEqual([false, false]);
});

it('the marketing section asks for a channel, shows the error at the group until one is chosen, and focuses the first channel', async () => {
  const { user } = await open();
  await user.click(getCheckbox('marketing'));
  await user.click(getCheckbox('sms'));
  await user.click(getCheckbox('email'));
  await user.click(getSaveButton());
  await confirmAlert(user, texts.marketing.choose);
  expect(getDescription()).toBe(texts.marketing.choose);
  expect(document.activeElement).toBe(getCheckbox('sms'));
  await user.keyboard(' ');
  expect(listTicks()).toEqual([true, true, false]);
  expect(getDescription()).toBeUndefined();
  expect(getServer().listBodies(saveEndpoint)).toEqual([]);
});

it('the marketing section sends consents set by keyboard with the version of the text shown, and says that they are saved', async () => {
  getServer().setReply(
    saveEndpoint,
    createSuccess({ result: { policyMarketingAgreYn: 'Y', marketingStatus: 'agreed' } }),
  );
  const { user } = await open();
  provideText('3');
  queryClient.setQueryData(profileQuery.queryKey, profile);
  getCheckbox('marketing').focus();
  await user.keyboard(' ');
  await user.tab();
  // The consent text is a tab stop between the checkboxes.
  await user.tab();
  expect(document.activeElement).toBe(getCheckbox('sms'));
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(getSaveButton());
  await user.keyboard('{Enter}');
  await confirmAlert(user, texts.marketing.saved);
  expect(getServer().listBodies(saveEndpoint)).toMatchObject([
    {
      htlCode: 'H01',
      policyMarketingAgreYn: 'Y',
      marketingSmsAgreYn: 'N',
      marketingMailAgreYn: 'Y',
      agreTextList: [{ agreTextType: 'TT0005', agreTextSeq: 3, agreTextVersion: '3' }],
    },
  ]);
  expect(queryClient.getQueryData(profileQuery.queryKey)).toMatchObject({ marketingStatus: 'agreed' });
});

it('the marketing section withdraws the channels with the consent', async () => {
  getServer().setReply(saveEndpoint, createSuccess({ result: {} }));
  const { user } = await open({ policyMarketingAgreYn: 'Y', marketingSmsAgreYn: 'Y', marketingMailAgreYn: 'Y' });
  expect(listTicks()).toEqual([true, true, true]);
  await user.click(getCheckbox('marketing'));
  await user.click(getSaveButton());
  await confirmAlert(user, texts.marketing.saved);
  expect(getServer().listBodies(saveEndpoint)).toMatchObject([
    { policyMarketingAgreYn: 'N', marketingSmsAgreYn: 'N', marketingMailAgreYn: 'N' },
  ]);
});

it('the marketing section shows a refusal by the server, and keeps the ticks', async () => {
  getServer().setReply(saveEndpoint, createProblem('terms_changed', 409));
  const { user } = await open();
  await user.click(getCheckbox('marketing'));
  await user.click(getSaveButton());
  await confirmAlert(user, problems.terms_changed);
  await waitFor(() => expect(getSaveButton().getAttribute('aria-busy')).toBeNull());
  expect(listTicks()).toEqual([true, true, true]);
});
