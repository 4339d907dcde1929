// @vitest-environment jsdom
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { problems } from '@dining/i18n/site/en/problems';
import { review } from '@dining/i18n/site/en/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../test/server';
import { confirmAlert, expectWrong, getSite, prepareSite, show } from '../../../test/show';
import { deleteReviewDraft, loadReviewDraft, saveReviewDraft } from '../../entities/reviews/draft';
import { OwnReviewDialog } from './own-review-dialog';

const getServer = prepareSite('review');
const resvCode = toCode<ResvCode>('R2611280001');
const row = {
  resvCode,
  reviewCode: '',
  resvDate: '20261120',
  dinName: 'The Grill',
  dinNameEn: 'The Grill',
  prodName: 'Dinner',
  prodNameEn: 'Dinner',
} as ReservationRowWire;
const photo = { file: new Blob(['picture'], { type: 'image/jpeg' }), preview: 'data:image/jpeg;base64,' };
const upload = 'POST /api/upload/image';
const insert = 'POST /api/mypage/insertReview';
const onClose = vi.fn<() => void>();
const getContents = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${review.write.contents}`) });
const getSubmit = () => screen.getByRole('button', { name: review.write.submit });
const open = () => show(<OwnReviewDialog onClose={onClose} row={row} />);

type User = Awaited<ReturnType<typeof show>>['user'];
const confirm = async (user: User): Promise<void> => {
  const alert = await screen.findByRole('alertdialog', { name: review.alerts.confirm });
  await user.dblClick(within(alert).getByRole('button', { name: review.write.submit }));
};

beforeEach(() => {
  deleteReviewDraft(getSite().reviewPhotos, resvCode);
  onClose.mockClear();
});

it('reports missing contents before a missing photo, and focuses each', async () => {
  const { user } = await open();
  await user.click(getSubmit());
  await confirmAlert(user, review.alerts.contents);
  expectWrong(getContents(), review.alerts.contents);
  await user.keyboard('Lovely');
  expect(getContents().getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  await user.click(getSubmit());
  await confirmAlert(user, review.alerts.photo);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: review.write.addPhoto }));
  expect(getServer().listBodies(upload)).toEqual([]);
});

it('reports contents that are too long at their field', async () => {
  saveReviewDraft(getSite().reviewPhotos, resvCode, { contents: 'a'.repeat(reviewContentsLimit + 1), photo });
  const { user } = await open();
  await user.click(getSubmit());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
  expect(getContents().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getContents());
});

it('accepts images only', async () => {
  const { user } = await open();
  const file = new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' });
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(review.write.addPhoto, { selector: 'input' }), file);
  const alert = await screen.findByRole('alertdialog', { name: review.alerts.imageOnly });
  await user.click(within(alert).getByRole('button'));
  expect(screen.queryByRole('img')).toBeNull();
});

it('restores the draft, and keeps each change of it', async () => {
  saveReviewDraft(getSite().reviewPhotos, resvCode, { contents: 'Lovely', photo });
  const { user } = await open();
  expect(getContents().value).toBe('Lovely');
  expect(screen.getByRole('img', { name: review.write.yourPhoto })).toBeDefined();
  await user.type(getContents(), ' view');
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({ contents: 'Lovely view', photo });
  await user.click(screen.getByRole('button', { name: review.write.removePhoto }));
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({ contents: 'Lovely view', photo: undefined });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: review.write.addPhoto }));
});

it('sends the review once by double presses, then shows it and focuses its title', async () => {
  const server = getServer();
  server.reply(upload, createSuccess({ resultVo: { atchUuid: 'picture-1' } }));
  server.reply(insert, createSuccess({ reviewCode: 'RV1' }));
  saveReviewDraft(getSite().reviewPhotos, resvCode, { contents: 'Lovely', photo });
  const { user } = await open();
  await user.dblClick(getSubmit());
  await confirm(user);
  await confirmAlert(user, review.alerts.saved);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: review.own })));
  expect(server.listBodies(insert)).toEqual([{ resvCode, contents: 'Lovely', image: 'picture-1' }]);
  expect(server.listBodies(upload)).toHaveLength(1);
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({ contents: '', photo: undefined });
});

it('keeps the form when the server refuses the review', async () => {
  getServer().reply(upload, createProblem('picture_unreadable', 422));
  saveReviewDraft(getSite().reviewPhotos, resvCode, { contents: 'Lovely', photo });
  const { user } = await open();
  await user.click(getSubmit());
  await confirm(user);
  await confirmAlert(user, problems.picture_unreadable);
  expect(getContents().value).toBe('Lovely');
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode).photo).toEqual(photo);
});
