// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { Review } from '../../entities/reviews/reviews';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/review/list';
const answerCall = 'POST /api/staff/review/answer';
const hideCall = 'POST /api/staff/review/hide';
const appealCall = 'POST /api/staff/review/appeal';

beforeEach(() => {
  const counts = { inquiries: 0, reviewAppeals: 1, payments: 0, alarms: 0, messages: 0 };
  getServer().setReply('GET /api/staff/inbox/counts', createSuccess({ counts }));
});

const review = {
  reviewCode: 'V1',
  htlCode: 'H01',
  dinCode: 'GRILL',
  venueName: 'The Grill',
  productName: 'Dinner course',
  author: 'M***',
  createdAt: '2026-11-28T01:00:00Z',
  contents: 'Good food, slow service.',
  photos: ['/photos/1.webp#w=800', '/photos/2.webp#w=800'],
  ratings: { food: 5, service: 2 },
  answer: null,
  answeredAt: null,
  isHidden: false,
  hiding: null,
  version: 1,
} as unknown as Review;

const hiding = {
  state: 'hidden',
  reason: 'insult',
  note: 'It insults a person.',
  hiddenBy: 'Jun Park',
  hiddenAt: '2026-11-29T01:00:00Z',
  appeal: null,
  appealedAt: null,
  decidedBy: null,
  decidedAt: null,
  decision: null,
  isHiddenByCaller: false,
} as const;
const appealedReview = {
  ...review,
  isHidden: true,
  version: 3,
  hiding: { ...hiding, state: 'appealed', appeal: 'I named nobody.' },
} as unknown as Review;

const reply = (reviews: readonly Review[]) => getServer().setReply(listCall, createSuccess({ reviews, next: null }));

async function openReviews(reviews: readonly Review[] = [review], me = createMe('hotel_manager', testScopes.seoul)) {
  reply(reviews);
  const openedConsole = await openConsole('/console/inbox?tab=reviews', me);
  await screen.findByRole('heading', { name: 'Inbox' });
  return openedConsole;
}

async function openReview(openedReview: Review = review, me = createMe('hotel_manager', testScopes.seoul)) {
  const openedConsole = await openReviews([openedReview], me);
  await openedConsole.user.click(await screen.findByRole('button', { name: openedReview.contents }));
  await screen.findByRole('heading', { name: 'Dinner course' });
  return openedConsole;
}

describe('the list of reviews', () => {
  it('shows text, average stars and venue, and the tab says how many wait', async () => {
    await openReviews();
    const row = await screen.findByRole('row', { name: /Good food/ });
    expect(row.textContent).toMatch(/Good food, slow service\.3\.5The Grill/);
    expect((await screen.findByRole('tab', { name: /Reviews.*1 waiting/ })).getAttribute('aria-selected')).toBe('true');
  });

  it('changes to appeals, and says that there are none', async () => {
    const { user } = await openReviews();
    await screen.findByRole('row', { name: /Good food/ });
    reply([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Appeals');
    expect(await screen.findByText('No reviews here')).toBeTruthy();
    expect(getServer().listBodies(listCall).at(-1)).toEqual({ state: 'appealed', after: null });
  });

  it('says that it could not be loaded, and is loaded again on demand', async () => {
    getServer().setReply(listCall, createProblem('internal_error', 500));
    const { user } = await openConsole('/console/inbox?tab=reviews', createMe('hotel_manager', testScopes.seoul));
    await screen.findByText('This could not be loaded. Please try again in a moment.');
    reply([review]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('row', { name: /Good food/ });
  });

  it('can be reached, and a review opened, by keyboard alone', async () => {
    const { user } = await openReviews();
    await screen.findByRole('row', { name: /Good food/ });
    screen.getByRole('tab', { name: /Reviews/ }).focus();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: review.contents }));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Dinner course' });
  });
});

describe('a review', () => {
  it('shows its author, stars and pictures', async () => {
    await openReview();
    expect(screen.getByText('M***')).toBeTruthy();
    expect(screen.getByText('Food 5 · Service 2')).toBeTruthy();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/photos/1.webp',
      '/photos/2.webp',
    ]);
  });

  it('requires an answer, and is answered once by a double click', async () => {
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Save the answer' }));
    expect(await screen.findByText('Please enter an answer.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Answer of the hotel/ }), 'Thank you.');
    getServer().setReply(answerCall, createSuccess({ review: { ...review, answer: 'Thank you.', version: 2 } }));
    await user.dblClick(screen.getByRole('button', { name: 'Save the answer' }));
    expect(await screen.findByText('The answer was saved.')).toBeTruthy();
    expect(getServer().listBodies(answerCall)).toEqual([{ reviewCode: 'V1', version: 1, answer: 'Thank you.' }]);
  });

  it('that a colleague has answered shows both answers, keeps what was typed, and saves the chosen one', async () => {
    const { user } = await openReview();
    await user.type(screen.getByRole('textbox', { name: /^Answer of the hotel/ }), 'Thank you.');
    const current = { ...review, answer: 'We are sorry.', version: 2 };
    getServer().setReply(answerCall, createProblem('changed_meanwhile', 409, {}, { current }));
    await user.click(screen.getByRole('button', { name: 'Save the answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    expect(within(dialog).getByRole('row', { name: 'Answer of the hotel Thank you. We are sorry.' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Answer of the hotel/, hidden: true })).toHaveProperty(
      'value',
      'Thank you.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Someone else/ })).toBeNull());
    expect(screen.getByRole('textbox', { name: /^Answer of the hotel/ })).toHaveProperty('value', 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Save the answer' }));
    const dialogAgain = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    getServer().setReply(answerCall, createSuccess({ review: { ...current, answer: 'Thank you.', version: 3 } }));
    await user.click(within(dialogAgain).getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('The answer was saved.')).toBeTruthy();
    expect(getServer().listBodies(answerCall).at(-1)).toMatchObject({ version: 2, answer: 'Thank you.' });
  });

  it('is hidden for a reason with an explanation, and a refusal keeps both', async () => {
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Hide the review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hide the review' });
    expect(within(dialog).getByText(/disappear at once/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Hide the review' }));
    expect(await within(dialog).findByText('Please choose a reason.')).toBeTruthy();
    expect(within(dialog).getByText('Please enter an explanation.')).toBeTruthy();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Why/ }), 'Insult or threat');
    await user.type(within(dialog).getByRole('textbox', { name: /^Explanation/ }), 'It insults a person.');
    getServer().setReply(hideCall, createProblem('hidden_before', 409));
    await user.click(within(dialog).getByRole('button', { name: 'Hide the review' }));
    await within(dialog).findByText('This review was restored after an appeal and cannot be hidden again.');
    expect(within(dialog).getByRole('textbox', { name: /^Explanation/ })).toHaveProperty(
      'value',
      'It insults a person.',
    );
    getServer().setReply(hideCall, createSuccess({ review: { ...review, isHidden: true, hiding, version: 2 } }));
    await user.click(within(dialog).getByRole('button', { name: 'Hide the review' }));
    expect(await screen.findByText('The review is hidden. Its author gets an email.')).toBeTruthy();
    expect(getServer().listBodies(hideCall).at(-1)).toEqual({
      reviewCode: 'V1',
      version: 1,
      reason: 'insult',
      note: 'It insults a person.',
    });
  });

  it('cannot be hidden by a venue manager', async () => {
    await openReview(review, createMe('venue_manager', testScopes.grill));
    expect(screen.queryByRole('button', { name: 'Hide the review' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save the answer' })).toBeTruthy();
  });
});

describe('an appeal', () => {
  it('shows why the review is hidden and what its author says, and is decided with a note', async () => {
    const { user } = await openReview(appealedReview);
    expect(screen.getByText('Insult or threat')).toBeTruthy();
    expect(screen.getByText('I named nobody.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show it again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show it again' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Explanation/ }), 'You are right.');
    getServer().setReply(appealCall, createSuccess({ review: { ...review, version: 4 } }));
    await user.click(within(dialog).getByRole('button', { name: 'Show it again' }));
    expect(await screen.findByText('The review is visible again.')).toBeTruthy();
    expect(getServer().listBodies(appealCall)).toEqual([
      { reviewCode: 'V1', version: 3, decision: 'restored', note: 'You are right.' },
    ]);
  });

  it('that another person has decided meanwhile cannot be decided again, and the form keeps the note', async () => {
    const { user } = await openReview(appealedReview);
    await user.click(screen.getByRole('button', { name: 'Keep it hidden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep it hidden' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Explanation/ }), 'It names a person.');
    getServer().setReply(appealCall, createProblem('no_appeal', 409));
    await user.click(within(dialog).getByRole('button', { name: 'Keep it hidden' }));
    await within(dialog).findByText('There is no open appeal for this review.');
    expect(within(dialog).getByRole('textbox', { name: /^Explanation/ })).toHaveProperty('value', 'It names a person.');
  });

  it('cannot be decided by the person who hid the review', async () => {
    await openReview({
      ...appealedReview,
      hiding: { ...hiding, state: 'appealed', isHiddenByCaller: true },
    } as unknown as Review);
    expect(screen.getByText('You hid this review yourself, so another person decides.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show it again' })).toBeNull());
  });
});
