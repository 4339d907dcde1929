// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { type ProdCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { review as texts } from '@dining/i18n/site/en/review';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { Review } from '../../entities/reviews/queries';
import { ReviewList } from './review-list';

prepareSite('review');
const createReview = (reviewCode: string, userName: string, contents: string): Review => ({
  reviewCode,
  prodCode: toCode<ProdCode>('DINNER'),
  ...encodeText('prodName', { default: '디너', en: 'Dinner' }),
  contents,
  image: '/upload/one',
  imagePath: '/upload/one',
  userName,
  resvUserName: userName,
  createDate: '2026-11-21',
});
const reviews = [
  createReview('r1', 'M***', 'Lovely evening'),
  createReview('r2', '', '정말 맛있었어요'),
  createReview('r3', 'J***', 'We will come back'),
];
/** Returns a pattern for a translation with a name in it. The name may be wrapped in Unicode direction isolates. */
const createNamePattern = (text: string, name: string) =>
  new RegExp(text.replace('{{name}}', `.?${name.replaceAll('*', String.raw`\*`)}.?`));
const getPhotoButton = (name: string) => screen.getByRole('button', { name: createNamePattern(texts.enlarge, name) });
const findDialog = (name: string) => screen.findByRole('dialog', { name: createNamePattern(texts.by, name) });

it('the list of reviews shows author, date, product and text of a review', async () => {
  await renderInSite(<ReviewList reviews={reviews} isFullTextShown />);
  const [firstItem] = screen.getAllByRole('listitem');
  expect(firstItem?.textContent).toMatch(/M\*\*\*.*2026-11-21 \(Sat\).*Dinner.*Lovely evening/);
});

it('the list of reviews omits the product if it shows only first lines', async () => {
  await renderInSite(<ReviewList reviews={reviews} isFullTextShown={false} />);
  expect(screen.queryByText('Dinner')).toBeNull();
});

it('the list of reviews names the language of a review in another language, and marks its text with that language', async () => {
  await renderInSite(<ReviewList reviews={reviews} isFullTextShown />);
  expect(screen.getByText(texts.writtenIn.ko)).toBeDefined();
  expect(screen.getByText('정말 맛있었어요').lang).toBe('ko');
});

it('the list of reviews shows a placeholder for the name of an author who is no longer a member', async () => {
  await renderInSite(<ReviewList reviews={reviews} isFullTextShown />);
  expect(getPhotoButton(texts.formerMember)).toBeDefined();
});

it('the list of reviews opens a review by its picture, and returns the focus to the picture when closed', async () => {
  const { user } = await renderInSite(<ReviewList reviews={reviews} isFullTextShown />);
  getPhotoButton('M***').focus();
  await user.keyboard('{Enter}');
  const dialog = await findDialog('M***');
  expect(within(dialog).getByRole('img', { name: createNamePattern(texts.photo, 'M***') })).toBeDefined();
  expect(within(dialog).getByText('Lovely evening')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(getPhotoButton('M***'));
});

it('the list of reviews shows the next and the previous review in the open dialog, from the first to the last', async () => {
  const { user } = await renderInSite(<ReviewList reviews={reviews} isFullTextShown />);
  await user.click(getPhotoButton('M***'));
  await findDialog('M***');
  const nextButton = screen.getByRole('button', { name: texts.next });
  expect(screen.getByRole('button', { name: texts.previous }).getAttribute('aria-disabled')).toBe('true');
  await user.click(nextButton);
  await findDialog(texts.formerMember);
  await user.click(nextButton);
  await findDialog('J***');
  expect(nextButton.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(nextButton);
  await user.click(screen.getByRole('button', { name: texts.previous }));
  await findDialog(texts.formerMember);
});

it('the list of reviews offers no other review if there is only one', async () => {
  const { user } = await renderInSite(<ReviewList reviews={reviews.slice(0, 1)} isFullTextShown />);
  await user.click(getPhotoButton('M***'));
  const dialog = await findDialog('M***');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([common.buttons.close]);
});

it('the list of reviews shows the stars of a review as text, and the answer of the hotel with its date', async () => {
  const ratedReview: Review = {
    ...createReview('r4', 'K***', 'Good'),
    ratings: { food: 4, room: 5 },
    answer: { text: '감사합니다.', at: '2026-11-23' },
  };
  await renderInSite(<ReviewList reviews={[ratedReview]} isFullTextShown />);
  expect(screen.getByText('Food: 4 of 5')).toBeDefined();
  expect(screen.getByText('Ambience: 5 of 5')).toBeDefined();
  expect(screen.queryByText(/^Service/)).toBeNull();
  expect(screen.getByText(texts.answer).parentElement?.textContent).toContain('2026-11-23');
  expect(screen.getByText('감사합니다.').lang).toBe('ko');
});

it('the list of reviews has no picture to open if a review has none, and opens all pictures of a review with several', async () => {
  const severalPhotos = ['/upload/one', '/upload/two', '/upload/three'];
  const { user } = await renderInSite(
    <ReviewList
      reviews={[
        { ...createReview('r5', 'L***', 'None'), image: '', imagePath: '' },
        { ...createReview('r6', 'P***', 'Several'), photoList: severalPhotos },
      ]}
      isFullTextShown
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('+2')).toBeDefined();
  await user.click(getPhotoButton('P***'));
  expect(within(await findDialog('P***')).getAllByRole('img')).toHaveLength(3);
});
