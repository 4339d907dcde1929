// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { InquiryWire } from '@dining/contract/site/inquiries';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { inquiry as texts } from '@dining/i18n/site/en/inquiry';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderInSite } from '../../../test/render-in-site';
import { OwnInquiry } from './own-inquiry';

const getServer = prepareSite('inquiry');
const detailEndpoint = 'POST /api/mypage/qnaDetail';
const deleteEndpoint = 'POST /api/mypage/deleteQna';
const inquiry: InquiryWire = {
  qnaSeq: 7,
  htlCode: toCode<HtlCode>('H01'),
  ...encodeText('htlName', { default: '달빛', en: 'Dalbit Jeju' }),
  dinCode: toCode<DinCode>('GRILL'),
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
  qnaTitle: 'High chair',
  qnaAnsYn: 'N',
  createDtWithTime: '2026-11-20 09:30',
  qnaContent: 'Do you have one?',
  qnaAnsContent: '',
  qnaAnsDtWithTime: '',
};
const answeredInquiry = {
  ...inquiry,
  qnaAnsYn: 'Y',
  qnaAnsContent: 'Yes, we have three.',
  qnaAnsDtWithTime: '2026-11-21 10:00',
};
const open = async (shownInquiry: object) => {
  getServer().setReply(detailEndpoint, createSuccess({ result: shownInquiry }));
  const { user, router } = await renderInSite(<OwnInquiry qnaSeq={7} />);
  await screen.findByRole('heading', { name: 'High chair' });
  return { user, router };
};
const getAnswer = () => screen.getByRole('region', { name: texts.answer });
const getDeleteButton = () => screen.getByRole('button', { name: texts.remove });
const confirmDeletion = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(getDeleteButton());
  const confirmDialog = await screen.findByRole('alertdialog', { name: texts.alerts.confirmDelete });
  await user.dblClick(within(confirmDialog).getByRole('button', { name: texts.remove }));
};

it('the inquiry page says that the inquiry is loading', async () => {
  getServer().setReply(detailEndpoint, () => new Promise(() => {}));
  await renderInSite(<OwnInquiry qnaSeq={7} />);
  expect(screen.getByRole('status').textContent).toBe(common.loading);
});

it('the inquiry page shows an inquiry with its restaurant and time, and that it is not answered yet', async () => {
  await open(inquiry);
  expect(screen.getByText('Dalbit Jeju · The Grill')).toBeDefined();
  expect(screen.getByText('2026-11-20 (Fri) 09:30')).toBeDefined();
  expect(screen.getByText('Do you have one?')).toBeDefined();
  expect(within(getAnswer()).getByText(texts.status.waiting)).toBeDefined();
  expect(within(getAnswer()).getByText(texts.waitingNote)).toBeDefined();
});

it('the inquiry page shows the answer and its time', async () => {
  await open(answeredInquiry);
  for (const text of [texts.status.answered, 'Yes, we have three.', '2026-11-21 (Sat) 10:00'])
    expect(within(getAnswer()).getByText(text)).toBeDefined();
});

it('the inquiry page deletes the inquiry once after a confirmation, and returns to the list', async () => {
  getServer().setReply(deleteEndpoint, createSuccess({ result: 'success' }));
  const { user, router } = await open(inquiry);
  await confirmDeletion(user);
  await confirmAlert(user, texts.alerts.deleted);
  await waitFor(() => expect(router.state.location.href).toBe('/fnb/mypage/main?showTab=qna'));
  expect(getServer().listBodies(deleteEndpoint)).toEqual([{ qnaSeq: 7 }]);
});

it('the inquiry page asks for confirmation without focusing the delete button, and keeps the inquiry if the guest declines', async () => {
  const { user } = await open(inquiry);
  await user.click(getDeleteButton());
  const confirmDialog = await screen.findByRole('alertdialog', { name: texts.alerts.confirmDelete });
  expect(document.activeElement).not.toBe(within(confirmDialog).getByRole('button', { name: texts.remove }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getServer().listBodies(deleteEndpoint)).toEqual([]);
});

it('the inquiry page shows why an inquiry could not be deleted, and still shows the inquiry', async () => {
  getServer().setReply(deleteEndpoint, createProblem('too_many_requests', 429));
  const { user } = await open(inquiry);
  await confirmDeletion(user);
  await confirmAlert(user, problems.too_many_requests);
  expect(screen.getByRole('heading', { name: 'High chair' })).toBeDefined();
});

it.each([
  ['not_found', 404],
  ['invalid_request', 400],
] as const)('the inquiry page says that there is no such inquiry, and links to the list: %s', async (code, status) => {
  getServer().setReply(detailEndpoint, createProblem(code, status));
  await renderInSite(<OwnInquiry qnaSeq={7} />);
  expect(await screen.findByRole('heading', { name: texts.gone })).toBeDefined();
  expect(screen.getByRole('link', { name: common.buttons.previous }).getAttribute('href')).toBe(
    '/fnb/mypage/main?showTab=qna',
  );
});

it('the inquiry page announces that the inquiry could not be loaded, and shows the inquiry after a retry', async () => {
  getServer().setReply(detailEndpoint, createProblem('too_many_requests', 429));
  const { user } = await renderInSite(<OwnInquiry qnaSeq={7} />);
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(detailEndpoint, createSuccess({ result: inquiry }));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByRole('heading', { name: 'High chair' })).toBeDefined();
});
