// @vitest-environment jsdom
import { review as texts } from '@dining/i18n/site/en/review';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { RatingOverview as Overview } from '../../entities/reviews/queries';
import { RatingOverview } from './rating-overview';

prepareSite('review');
const overview: Overview = {
  average: 4.3,
  reviewCnt: 3,
  aspectList: [
    { aspect: 'food', average: 4.7, starCntList: [0, 0, 0, 1, 2] },
    { aspect: 'room', average: 3, starCntList: [0, 0, 1, 0, 0] },
  ],
};

it('the rating overview shows nothing without ratings', async () => {
  await renderInSite(<RatingOverview overview={undefined} />);
  expect(screen.queryByText(/ of 5/)).toBeNull();
});

it('the rating overview shows the average, the number of ratings and the distribution of each rated aspect, five stars first', async () => {
  await renderInSite(<RatingOverview overview={overview} />);
  expect(screen.getByText(texts.ratings.average.replace('{{average}}', '4.3'))).toBeDefined();
  expect(screen.getByText(texts.ratings.count.replace('{{count}}', '3'))).toBeDefined();
  const accessibleTexts = screen.getAllByText(/ of 5/).map(({ textContent }) => textContent);
  expect(accessibleTexts).toEqual([
    '4.3 of 5',
    'Food: 4.7 of 5',
    '5 of 5: 2',
    '4 of 5: 1',
    '3 of 5: 0',
    '2 of 5: 0',
    '1 of 5: 0',
    'Ambience: 3.0 of 5',
    '5 of 5: 0',
    '4 of 5: 0',
    '3 of 5: 1',
    '2 of 5: 0',
    '1 of 5: 0',
  ]);
  expect(screen.queryByText(texts.ratings.aspects.service)).toBeNull();
});

it('the rating overview shows an average of whole stars with one decimal', async () => {
  await renderInSite(<RatingOverview overview={{ ...overview, average: 5 }} />);
  expect(screen.getByText('5.0 of 5')).toBeDefined();
});
