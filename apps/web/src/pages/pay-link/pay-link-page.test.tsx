// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { PayLinkInfo } from '@dining/contract/site/pay-links';
import { common } from '@dining/i18n/site/en/common';
import { payLink as texts } from '@dining/i18n/site/en/pay-link';
import { payment } from '@dining/i18n/site/en/payment';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderPage } from '../../../test/render-in-site';
import { PayLinkPage } from './pay-link-page';

const getServer = prepareSite('payLink', 'reservation', 'product', 'payment', 'terms');
const viewEndpoint = 'POST /api/pay/view';
const startEndpoint = 'POST /api/pay/start';
const payKey = 'abcdefghijklmnopqrstuv';
const order: NonNullable<PayLinkInfo['order']> = {
  prodCode: 'P1' as never,
  ...encodeText('prodName', { default: 'Dinner' }),
  resvType: 'table',
  resvAdultCnt: 2,
  resvKidCnt: 0,
  menuList: [{ ...encodeText('prodAddName', { default: 'Lamb' }), prodAddNum: 1 }],
  resvSetleAmnt: 81_000,
  resvUserName: 'T********i',
  resvUserTel: '***-****-6789',
  allergyYn: 'N',
};
const link: PayLinkInfo = {
  linkState: 'open',
  htlCode: 'H01' as never,
  dinCode: 'D1' as never,
  ...encodeText('htlName', { default: 'Dalbit Seoul' }),
  ...encodeText('dinName', { default: 'The Grill' }),
  dinTel: '02-000-1101',
  resvDate: '2999-12-24 18:00',
  order,
  holdUntil: '2999-12-20T05:00:00.000Z',
  secondsLeft: 7_000,
  resvCode: '',
  resvLink: '',
};
const policy = { payPlcySeq: 7, payPlcyVersion: '2', ...encodeText('payCancelDesc', { default: 'Free' }) };

async function open(changes: Partial<PayLinkInfo> = {}) {
  getServer().setReply(viewEndpoint, createSuccess({ payLink: { ...link, ...changes } }));
  getServer().setReply('GET /api/default-footer/comTermsList', createSuccess({ result: [], businessInfoList: [] }));
  getServer().setReply('POST /api/payPlcy/detailByDinCode', createSuccess({ result: policy }));
  const { user } = await renderPage(`/pay/${payKey}`, <PayLinkPage />, undefined, undefined, '/pay/$payKey');
  await screen.findByText(/The Grill/);
  return user;
}
const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const getPayButton = () => screen.getByRole('button', { name: payment.actions.pay.replace('{{amount}}', '₩81,000') });

it('the pay link page shows the order and the time left, and links to the other languages', async () => {
  await open();
  await waitFor(() => expect(getTitle()).toBe(texts.title));
  for (const fact of [
    /The Grill/,
    /Dinner/,
    /Lamb/,
    /2999-12-24/,
    /2 adults/,
    'T********i',
    '***-****-6789',
    '₩81,000',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/1:56:/);
  expect(screen.getByRole('link', { name: '日本語' }).getAttribute('href')).toBe('?lang=jp');
});

it('the pay link page asks for the consents before the payment window opens, and focuses the missing one', async () => {
  const openWindow = vi.spyOn(window, 'open');
  const user = await open({ order: { ...order, allergyYn: 'Y' } });
  await user.click(getPayButton());
  expect(screen.getByText(problems.allergy_consent_needed)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(texts.allergyConsent) }));
  await user.click(getPayButton());
  const agreementCheckbox = screen.getByRole('checkbox', { name: new RegExp(payment.terms.finalAgree) });
  await waitFor(() => expect(document.activeElement).toBe(agreementCheckbox));
  expect(openWindow).not.toHaveBeenCalled();
  expect(getServer().listBodies(startEndpoint)).toEqual([]);
  openWindow.mockRestore();
});

it('the pay link page shows why a payment could not be started, and reloads the state of the link', async () => {
  const user = await open();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(payment.terms.finalAgree) }));
  getServer().setReply(startEndpoint, createProblem('pay_link_ended', 409));
  getServer().setReply(viewEndpoint, createSuccess({ payLink: { ...link, linkState: 'withdrawn', order: null } }));
  await user.click(getPayButton());
  await confirmAlert(user, problems.pay_link_ended);
  await waitFor(() => expect(getTitle()).toBe(texts.withdrawnTitle));
  const [body] = getServer().listBodies(startEndpoint);
  expect(body).toMatchObject({ payKey, resvSetleType: 'card', finalAgreYn: 'Y', allergyAgreYn: 'N', langCode: 'En' });
});

it.each([
  ['lapsed', texts.lapsedTitle],
  ['withdrawn', texts.withdrawnTitle],
] as const)('the pay link page says that a link has ended, and which number to call: %s', async (linkState, title) => {
  await open({ linkState, order: null });
  expect(getTitle()).toBe(title);
  expect(screen.getByRole('link', { name: '02-000-1101' }).getAttribute('href')).toBe('tel:02-000-1101');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('the pay link page says that a payment is being confirmed, and offers no second one', async () => {
  await open({ linkState: 'confirming' });
  expect(getTitle()).toBe(payment.outcome.pendingTitle);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('the pay link page says that the payment is open in another window, and can be made here instead', async () => {
  await open({ linkState: 'paying' });
  expect(screen.getByText(texts.payingTitle).closest('[role=status]')).not.toBeNull();
  expect(screen.getByRole('button', { name: texts.payHere })).toBeTruthy();
});

it('the pay link page shows the reservation of a paid link instead of the payment form', async () => {
  await open({
    linkState: 'paid',
    order: null,
    resvCode: 'R1',
    resvLink: '/reservation/prod/payment/complete/R1?key=k',
  });
  expect(getTitle()).toBe(texts.paidTitle);
  expect(screen.getByText(/R1/)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.open }).getAttribute('href')).toContain('/complete/R1?key=k');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('the pay link page says that there is no such link', async () => {
  getServer().setReply(viewEndpoint, createProblem('not_found', 404));
  await renderPage(`/pay/${payKey}`, <PayLinkPage />, undefined, undefined, '/pay/$payKey');
  expect(await screen.findByRole('heading', { level: 1, name: texts.unknownTitle })).toBeTruthy();
});

it('the pay link page announces that the link could not be loaded, and shows the order after a retry', async () => {
  getServer().setReply(viewEndpoint, createProblem('too_many_requests', 429));
  const { user } = await renderPage(`/pay/${payKey}`, <PayLinkPage />, undefined, undefined, '/pay/$payKey');
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(viewEndpoint, createSuccess({ payLink: link }));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByRole('timer')).toBeTruthy();
});
