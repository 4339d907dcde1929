// @vitest-environment jsdom
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { inquiry } from '@dining/i18n/site/en/inquiry';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { getVenueSummariesQuery } from '../../entities/venues/venues';
import { NewInquiry } from './new-inquiry';

const getServer = prepareSite('inquiry');
const htlCode = toCode<HtlCode>('H01');
const onSaved = vi.fn<(qnaSeq: number) => void>();
const insertEndpoint = 'POST /api/mypage/insertQna';
const getVenueField = () => screen.getByRole('combobox', { name: new RegExp(inquiry.store) });
const getTitleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(inquiry.subject) });
const getContentField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(inquiry.content) });
const getSendButton = () => screen.getByRole('button', { name: inquiry.send });

const open = async () => {
  onSaved.mockClear();
  const names = { dinName: 'The Grill', dinNameEn: 'The Grill' };
  return renderInSite(
    <NewInquiry hotelName="Dalbit Seoul" htlCode={htlCode} onSaved={onSaved} backLink={null} />,
    (queryClient) =>
      queryClient.setQueryData(getVenueSummariesQuery(htlCode).queryKey, [{ dinCode: 'D101', ...names }] as never),
  );
};

it('the inquiry form reports a missing restaurant, title and content in this order, each at its field', async () => {
  const { user } = await open();
  await user.click(getSendButton());
  await confirmAlert(user, inquiry.alerts.store);
  expectFieldError(getVenueField(), inquiry.alerts.store);
  await user.selectOptions(getVenueField(), 'D101');
  expect(getVenueField().getAttribute('aria-invalid')).toBeNull();
  await user.click(getSendButton());
  await confirmAlert(user, inquiry.alerts.title);
  expectFieldError(getTitleField(), inquiry.alerts.title);
  await user.keyboard('High chair{Enter}');
  await confirmAlert(user, inquiry.alerts.contents);
  expectFieldError(getContentField(), inquiry.alerts.contents);
  expect(getServer().listBodies(insertEndpoint)).toEqual([]);
});

it('the inquiry form stores entered values in the tab', async () => {
  const { user } = await open();
  await user.selectOptions(getVenueField(), 'D101');
  await user.type(getTitleField(), 'High chair');
  expect(JSON.parse(sessionStorage.getItem('inquiryDraft') ?? '')).toEqual({
    dinCode: 'D101',
    title: 'High chair',
    content: '',
  });
});

it('the inquiry form restores the draft, sends it once after the confirmation, and deletes it', async () => {
  const draft = { dinCode: 'D101', title: 'High chair', content: 'Do you have one?' };
  sessionStorage.setItem('inquiryDraft', JSON.stringify(draft));
  getServer().setReply(insertEndpoint, createSuccess({ qnaSeq: 7 }));
  const { user } = await open();
  expect([getTitleField().value, getContentField().value]).toEqual([draft.title, draft.content]);
  await user.click(getSendButton());
  await confirmAlert(user, inquiry.alerts.confirmSave);
  await confirmAlert(user, inquiry.alerts.saved);
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(7));
  expect(getServer().listBodies(insertEndpoint)).toHaveLength(1);
  expect(sessionStorage.getItem('inquiryDraft')).toBeNull();
});

it('the inquiry form shows why the server refused the inquiry, and keeps the draft', async () => {
  const draft = { dinCode: 'D101', title: 'High chair', content: 'Do you have one?' };
  sessionStorage.setItem('inquiryDraft', JSON.stringify(draft));
  getServer().setReply(insertEndpoint, createProblem('too_many_requests', 429));
  const { user } = await open();
  await user.click(getSendButton());
  await confirmAlert(user, inquiry.alerts.confirmSave);
  await confirmAlert(user, problems.too_many_requests);
  expect(onSaved).not.toHaveBeenCalled();
  expect(JSON.parse(sessionStorage.getItem('inquiryDraft') ?? '')).toEqual(draft);
});

it('the inquiry form is locked while the inquiry is being sent, and unlocked once sending has failed', async () => {
  const draft = { dinCode: 'D101', title: 'High chair', content: 'Do you have one?' };
  sessionStorage.setItem('inquiryDraft', JSON.stringify(draft));
  const responseResolvers: (() => void)[] = [];
  getServer().setReply(insertEndpoint, async () => {
    await new Promise<void>((resolve) => void responseResolvers.push(resolve));
    return createProblem('too_many_requests', 429);
  });
  const { user } = await open();
  await user.click(getSendButton());
  await confirmAlert(user, inquiry.alerts.confirmSave);
  await waitFor(() => expect(responseResolvers).toHaveLength(1));
  await user.type(getTitleField(), ' for two');
  await user.type(getContentField(), ' Or two?');
  expect(getVenueField().matches(':disabled')).toBe(true);
  for (const resolveResponse of responseResolvers) resolveResponse();
  await confirmAlert(user, problems.too_many_requests);
  expect([getTitleField().value, getContentField().value]).toEqual([draft.title, draft.content]);
  await user.type(getTitleField(), ' for two');
  expect(getTitleField().value).toBe('High chair for two');
  expect(getVenueField().matches(':disabled')).toBe(false);
});
