// @vitest-environment jsdom
import { fillVariables } from '@dining/i18n/fill';
import { device } from '@dining/i18n/site/en/device';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { GoogleInAppNotice } from './google-in-app-notice';

prepareSite('device');
const texts = device.inApp;
const open = (app: 'kakaotalk' | 'instagram') =>
  renderInSite(<GoogleInAppNotice app={app} returnUrl="/fnb/mypage/main" />);

it('the notice about Google says in which app Google refuses sign-in, and links to another browser if the app can open one', async () => {
  await open('kakaotalk');
  expect(screen.getByText(fillVariables(texts.google, { app: texts.apps.kakaotalk }), { exact: false })).toBeDefined();
  const loginUrl = new URL(
    screen.getByRole('link', { name: texts.openOutside }).getAttribute('href') ?? '',
  ).searchParams.get('url');
  expect(loginUrl).toContain('/login?returnUrl=%2Ffnb%2Fmypage%2Fmain');
});

it('the notice about Google offers the URL to copy if the app can open no other browser, and announces that it is copied', async () => {
  const { user } = await open('instagram');
  expect(screen.getByText(texts.manual)).toBeDefined();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: texts.address });
  expect([field.readOnly, field.value]).toEqual([true, expect.stringContaining('/login?')]);
  await user.click(screen.getByRole('button', { name: texts.copy }));
  expect((await screen.findByText(texts.copied)).getAttribute('role')).toBe('status');
  expect(await navigator.clipboard.readText()).toBe(field.value);
});
