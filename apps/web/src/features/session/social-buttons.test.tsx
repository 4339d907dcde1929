// @vitest-environment jsdom
import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestSite } from '../../../test/test-site';
import { getLoginFormQuery, SocialButtons } from './social-buttons';

const androidUserAgent =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N; wv) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const iphoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const returnUrl = '/reservation/prod/payment?dinCode=D302';

async function show(language: Language, userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { queryClient, wrapper } = await createTestSite(language, ['common', 'login']);
  queryClient.setQueryData(getLoginFormQuery(returnUrl).queryKey, {
    loginTypeList: ['KAKAO', 'NAVER', 'GOOGLE'],
    kakaoRedirectUri: '',
    springProfilesActive: 'demo',
    guestYn: 'Y',
    returnUrl,
  });
  const rootRoute = createRootRoute({ component: () => <SocialButtons onResult={() => {}} returnUrl={returnUrl} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />, { wrapper });
  await screen.findByRole('button', { name: packs[language].login.kakao });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each<[string, Language, string]>([
  ['Chrome', 'en', androidUserAgent.replace('; wv', '')],
  ['Safari', 'ko', `${iphoneUserAgent} Version/18.1 Safari/604.1`],
])('the sign-in page offers Google in %s', async (_name, language, userAgent) => {
  await show(language, userAgent);
  expect(screen.getByRole('button', { name: packs[language].login.google })).toBeTruthy();
  expect(screen.queryByText(packs[language].device.inApp.kept, { exact: false })).toBeNull();
});

it.each<[string, Language, string, RegExp]>([
  ['KakaoTalk', 'ko', `${androidUserAgent};KAKAOTALK 2410630`, /^kakaotalk:\/\/web\/openExternal\?url=/],
  ['KakaoTalk on an iPhone', 'ja', `${iphoneUserAgent} KAKAOTALK 10.9.5`, /^kakaotalk:\/\/web\/openExternal\?url=/],
  [
    'Instagram',
    'en',
    `${androidUserAgent} Instagram 339.0`,
    /^intent:\/\/.*#Intent;scheme=http;package=com\.android\.chrome;end$/,
  ],
  ['Naver', 'cn', `${androidUserAgent} NAVER(inapp; search; 2000; 12.5.1)`, /^intent:\/\//],
  ['LINE', 'ja', `${iphoneUserAgent} Safari Line/14.9.0`, /[?&]openExternalBrowser=1$/],
])(
  'the sign-in page links to a browser outside %s instead of offering Google, and keeps the return URL',
  async (_name, language, userAgent, href) => {
    await show(language, userAgent);
    const { login, device } = packs[language];
    const link = await screen.findByRole('link', { name: device.inApp.openOutside });
    expect(link.getAttribute('href')).toMatch(href);
    const url = decodeURIComponent(decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(url).toContain(`/login?returnUrl=${returnUrl}`);
    expect(screen.queryByRole('button', { name: login.google })).toBeNull();
    expect(screen.getByRole('button', { name: login.naver })).toBeTruthy();
    expect(screen.getByText(device.inApp.kept, { exact: false })).toBeTruthy();
  },
);

it('the sign-in page says how to open another browser, and copies the URL, if no link can open one', async () => {
  await show('en', `${iphoneUserAgent} Instagram 339.0`);
  const user = userEvent.setup();
  const { inApp } = packs.en.device;
  expect(await screen.findByText(inApp.manual)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: inApp.copy }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: inApp.address });
  expect(await navigator.clipboard.readText()).toBe(field.value);
  expect(decodeURIComponent(field.value)).toContain(`/login?returnUrl=${returnUrl}`);
  await waitFor(() => expect(screen.getByText(inApp.copied)).toBeTruthy());
});
