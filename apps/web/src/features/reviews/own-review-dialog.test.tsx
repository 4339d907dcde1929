// @vitest-environment jsdom
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { reviewContentsLimit } from '@dining/domain/reviews/checks';
import type { RatingAspect } from '@dining/domain/reviews/ratings';
import { type HtlCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { problems } from '@dining/i18n/site/en/problems';
import { review } from '@dining/i18n/site/en/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import {
  closePage,
  confirmAlert,
  expectFieldError,
  getSite,
  prepareSite,
  renderInSite,
} from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { deleteReviewDraft, loadReviewDraft, saveReviewDraft } from '../../entities/reviews/draft';
import { OwnReviewDialog } from './own-review-dialog';

const getServer = prepareSite('review');
beforeAll(addCssEscape);
const userId = 'bada@example.test';
const resvCode = toCode<ResvCode>('R2611280001');
const row = {
  resvCode,
  htlCode: toCode<HtlCode>('H01'),
  reviewCode: '',
  resvDate: '20261120',
  dinName: 'The Grill',
  dinNameEn: 'The Grill',
  prodName: 'Dinner',
  prodNameEn: 'Dinner',
} as ReservationRowWire;
const photo = { file: new Blob(['picture'], { type: 'image/jpeg' }), preview: 'data:image/jpeg;base64,' };
const uploadEndpoint = 'POST /api/upload/image';
const insertEndpoint = 'POST /api/mypage/insertReview';
const onClose = vi.fn<() => void>();
const getContentsField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${review.write.contents}`) });
const getSubmitButton = () => screen.getByRole('button', { name: review.write.submit });
const open = (resvRatingYn: 'Y' | 'N' = 'N') =>
  renderInSite(<OwnReviewDialog onClose={onClose} row={row} />, (queryClient) =>
    queryClient.setQueryData(hotelsQuery.queryKey, [{ htlCode: row.htlCode, resvRatingYn }] as never),
  );
const formatNumbered = (text: string, number: number) => text.replace('{{number}}', String(number));
const getStar = (aspect: RatingAspect, stars: number) =>
  screen.getByRole<HTMLInputElement>('radio', {
    name: review.ratings.stars
      .replace('{{aspect}}', review.ratings.aspects[aspect])
      .replace('{{stars}}', String(stars)),
  });

type User = Awaited<ReturnType<typeof renderInSite>>['user'];
const confirmSubmission = async (user: User): Promise<void> => {
  const alert = await screen.findByRole('alertdialog', { name: review.alerts.confirm });
  await user.dblClick(within(alert).getByRole('button', { name: review.write.submit }));
};

beforeEach(() => {
  deleteReviewDraft(getSite().reviewPhotos, userId, resvCode);
  onClose.mockClear();
});

it('the review dialog reports missing contents before a missing photo, and focuses each', async () => {
  const { user } = await open();
  await user.click(getSubmitButton());
  await confirmAlert(user, review.alerts.contents);
  expectFieldError(getContentsField(), review.alerts.contents);
  await user.keyboard('Lovely');
  expect(getContentsField().getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  await user.click(getSubmitButton());
  await confirmAlert(user, review.alerts.photo);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: review.write.addPhoto }));
  expect(getServer().listBodies(uploadEndpoint)).toEqual([]);
});

it('the review dialog reports contents that are too long at their field', async () => {
  saveReviewDraft(getSite().reviewPhotos, userId, resvCode, {
    contents: 'a'.repeat(reviewContentsLimit + 1),
    ratings: {},
    photos: [photo],
  });
  const { user } = await open();
  await user.click(getSubmitButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button'));
  expect(getContentsField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(getContentsField());
});

it('the review dialog rejects a file that is not an image', async () => {
  const { user } = await open();
  const file = new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' });
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText(review.write.addPhoto, { selector: 'input' }), file);
  const alert = await screen.findByRole('alertdialog', { name: review.alerts.imageOnly });
  await user.click(within(alert).getByRole('button'));
  expect(screen.queryByRole('img')).toBeNull();
});

it('the review dialog restores the draft, and saves each change of it', async () => {
  saveReviewDraft(getSite().reviewPhotos, userId, resvCode, { contents: 'Lovely', ratings: {}, photos: [photo] });
  const { user } = await open();
  expect(getContentsField().value).toBe('Lovely');
  expect(screen.getByRole('img', { name: formatNumbered(review.write.yourPhoto, 1) })).toBeDefined();
  await user.type(getContentsField(), ' view');
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({
    contents: 'Lovely view',
    ratings: {},
    photos: [photo],
  });
  await user.click(screen.getByRole('button', { name: formatNumbered(review.write.removePhoto, 1) }));
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({
    contents: 'Lovely view',
    ratings: {},
    photos: [],
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: review.write.addPhoto }));
});

it('the review dialog sends the review once after double presses, then shows the review and focuses the title', async () => {
  const server = getServer();
  server.setReply(uploadEndpoint, createSuccess({ resultVo: { atchUuid: 'picture-1' } }));
  server.setReply(insertEndpoint, createSuccess({ reviewCode: 'RV1' }));
  saveReviewDraft(getSite().reviewPhotos, userId, resvCode, { contents: 'Lovely', ratings: {}, photos: [photo] });
  const { user } = await open();
  await user.dblClick(getSubmitButton());
  await confirmSubmission(user);
  await confirmAlert(user, review.alerts.saved);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: review.own })));
  expect(server.listBodies(insertEndpoint)).toEqual([
    { resvCode, contents: 'Lovely', image: 'picture-1', photoList: [] },
  ]);
  expect(server.listBodies(uploadEndpoint)).toHaveLength(1);
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({ contents: '', ratings: {}, photos: [] });
});

it('the review dialog keeps the form and the draft when the server refuses a photo', async () => {
  getServer().setReply(uploadEndpoint, createProblem('picture_unreadable', 422));
  saveReviewDraft(getSite().reviewPhotos, userId, resvCode, { contents: 'Lovely', ratings: {}, photos: [photo] });
  const { user } = await open();
  await user.click(getSubmitButton());
  await confirmSubmission(user);
  await confirmAlert(user, problems.picture_unreadable);
  expect(getContentsField().value).toBe('Lovely');
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode).photos).toEqual([photo]);
});

describe('ratings', () => {
  it('are not asked for if the hotel has turned them off', async () => {
    await open();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are chosen by pointer or arrow keys, and are named in words', async () => {
    const { user } = await open('Y');
    await user.click(getStar('food', 4));
    expect(screen.getByRole('radio', { name: 'Food: 4 of 5', checked: true })).toBeDefined();
    await user.keyboard('{ArrowRight}');
    expect(getStar('food', 5).checked).toBe(true);
    expect(document.activeElement).toBe(getStar('food', 5));
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(screen.getByRole('group', { name: review.ratings.aspects.service })).toBeDefined();
  });

  it('are kept in the draft if they are valid', async () => {
    const { user } = await open('Y');
    await user.click(getStar('room', 2));
    expect(loadReviewDraft(getSite().reviewPhotos, resvCode).ratings).toEqual({ room: 2 });
    await closePage();
    await open('Y');
    expect(getStar('room', 2).checked).toBe(true);
    sessionStorage.setItem(`review ${resvCode}`, JSON.stringify({ contents: 'x', ratings: { food: 6, room: '3' } }));
    expect(loadReviewDraft(getSite().reviewPhotos, resvCode)).toEqual({ contents: 'x', ratings: {}, photos: [] });
  });

  it('are sent with the review and its photos in their order, and no photo is uploaded again after a refusal', async () => {
    const server = getServer();
    const uploads = ['picture-1', 'picture-2'];
    server.setReply(uploadEndpoint, () => createSuccess({ resultVo: { atchUuid: uploads.shift() } }));
    server.setReply(insertEndpoint, createProblem('not_reviewable', 422));
    const secondPhoto = {
      file: new Blob(['second'], { type: 'image/jpeg' }),
      preview: 'data:image/jpeg;base64,c2Vjb25k',
    };
    saveReviewDraft(getSite().reviewPhotos, userId, resvCode, {
      contents: 'Lovely',
      ratings: { service: 3 },
      photos: [photo, secondPhoto],
    });
    const { user } = await open('Y');
    await user.click(getStar('food', 5));
    await user.click(getSubmitButton());
    await confirmSubmission(user);
    await confirmAlert(user, problems.not_reviewable);
    server.setReply(insertEndpoint, createSuccess({ reviewCode: 'RV1' }));
    await user.click(getSubmitButton());
    await confirmSubmission(user);
    await confirmAlert(user, review.alerts.saved);
    const body = {
      resvCode,
      contents: 'Lovely',
      image: 'picture-1',
      photoList: ['picture-2'],
      ratings: { food: 5, service: 3 },
    };
    expect(server.listBodies(insertEndpoint)).toEqual([body, body]);
    expect(server.listBodies(uploadEndpoint)).toHaveLength(2);
  });
});

it('the review dialog rejects all chosen photos if the review would have more than five', async () => {
  const photos = Array.from({ length: 4 }, (_, index) => ({ ...photo, preview: `data:image/jpeg;base64,${index}` }));
  saveReviewDraft(getSite().reviewPhotos, userId, resvCode, { contents: 'Lovely', ratings: {}, photos });
  const { user } = await open();
  const files = ['a.jpg', 'b.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
  await user.upload(screen.getByLabelText(review.write.addPhoto, { selector: 'input' }), files);
  const alert = await screen.findByRole('alertdialog', { name: review.alerts.tooManyPhotos });
  await user.click(within(alert).getByRole('button'));
  expect(loadReviewDraft(getSite().reviewPhotos, resvCode).photos).toHaveLength(4);
});
