// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { InquiryRowWire } from '@dining/contract/site/inquiries';
import { type DinCode, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { inquiry } from '@dining/i18n/site/en/inquiry';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { OwnInquiries } from './own-inquiries';

const getServer = prepareSite('mypage', 'inquiry', 'paging');
const inquiriesEndpoint = 'POST /api/mypage/qnaList';
const createRow = (qnaSeq: number, changes: Partial<InquiryRowWire>): InquiryRowWire => ({
  qnaSeq,
  htlCode: toCode<HtlCode>('H01'),
  ...encodeText('htlName', { default: 'Dalbit Jeju' }),
  dinCode: toCode<DinCode>('GRILL'),
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
  qnaTitle: 'High chair',
  qnaAnsYn: 'N',
  createDtWithTime: '2026-11-20 09:30',
  ...changes,
});
const createListReply = (rows: readonly InquiryRowWire[]) =>
  createSuccess({
    result: rows,
    paginationInfo: { totalRecordCount: rows.length, currentPageNo: 1, recordCountPerPage: 5 },
  });
const open = () => renderInSite(<OwnInquiries onPageChange={() => {}} listSearch={{}} />);

it('the list of inquiries names each inquiry by title, restaurant, time and whether it is answered, and links to it', async () => {
  getServer().setReply(
    inquiriesEndpoint,
    createListReply([createRow(7, {}), createRow(6, { qnaTitle: 'Parking', qnaAnsYn: 'Y' })]),
  );
  await open();
  const waitingLink = await screen.findByRole('link', { name: /^High chair/ });
  expect(waitingLink.textContent).toBe(`High chairThe Grill · 2026-11-20 (Fri) 09:30${inquiry.status.waiting}`);
  expect(waitingLink.getAttribute('href')).toBe('/fnb/mypage/qna/detail?qnaSeq=7');
  expect(screen.getByRole('link', { name: /^Parking/ }).textContent).toContain(inquiry.status.answered);
});

it('the list of inquiries says that there are no inquiries yet', async () => {
  getServer().setReply(inquiriesEndpoint, createListReply([]));
  await open();
  expect(await screen.findByRole('heading', { name: inquiry.empty })).toBeDefined();
  expect(screen.getByText(inquiry.emptyHint)).toBeDefined();
});

it('the list of inquiries announces that the list could not be loaded, and shows it after a retry', async () => {
  getServer().setReply(inquiriesEndpoint, createProblem('not_found', 404));
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(inquiriesEndpoint, createListReply([createRow(7, {})]));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByRole('link', { name: /^High chair/ })).toBeDefined();
});
