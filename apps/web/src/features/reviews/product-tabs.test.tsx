// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { common } from '@dining/i18n/site/en/common';
import { product as texts } from '@dining/i18n/site/en/product';
import { review as reviewTexts } from '@dining/i18n/site/en/review';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createProduct } from '../../../../../packages/domain/test/fixtures';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { ProductTabs } from './product-tabs';

const getServer = prepareSite('product', 'review');
const listEndpoint = 'POST /api/review/prod/list';
const dinner = createProduct();
const createPage = (total: number) =>
  createSuccess({
    reviewList: Array.from({ length: Math.min(3, total) }, (_, index) => ({
      reviewCode: `r${index}`,
      prodCode: dinner.prodCode,
      ...encodeText('prodName', { default: 'Dinner' }),
      contents: `Review ${index + 1}`,
      imagePath: '',
      userName: 'M***',
      createDate: '2026-11-21',
    })),
    paginationInfo: { totalRecordCount: total, currentPageNo: 1, recordCountPerPage: 3 },
  });
const open = (resvReviewYn: 'Y' | 'N' = 'Y') =>
  renderInSite(<ProductTabs product={dinner}>Over oak</ProductTabs>, (queryClient) =>
    queryClient.setQueryData(hotelsQuery.queryKey, [{ htlCode: dinner.htlCode, resvReviewYn }] as never),
  );
const findReviewsTab = (total: string) =>
  screen.findByRole('tab', { name: texts.tabs.reviews.replace('{{count}}', total) });

it('the product page has no tabs if the hotel shows no reviews, and requests none', async () => {
  await open('N');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('Over oak')).toBeDefined();
  expect(getServer().listBodies(listEndpoint)).toEqual([]);
});

it('the product page shows the details first, and says how many reviews there are', async () => {
  getServer().setReply(listEndpoint, createPage(13));
  await open();
  await findReviewsTab('13');
  expect(screen.getByRole('tabpanel', { name: texts.tabs.details }).textContent).toBe('Over oak');
});

it('the product page shows the first reviews with a link to all, and keeps the open tab in the URL', async () => {
  getServer().setReply(listEndpoint, createPage(13));
  const { user, router } = await open();
  await user.click(await findReviewsTab('13'));
  expect(await screen.findByText('Review 3')).toBeDefined();
  expect(screen.getByRole('link', { name: texts.tabs.reviewsMore }).getAttribute('href')).toBe('/review/list/D1/P1');
  expect(router.state.location.hash).toBe('reviews');
});

it('the product page says that there are no reviews yet', async () => {
  getServer().setReply(listEndpoint, createPage(0));
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: texts.tabs.reviewsUncounted }));
  expect(await screen.findByRole('heading', { name: reviewTexts.empty })).toBeDefined();
});

it('the product page announces that the reviews could not be loaded, and shows them after a retry', async () => {
  getServer().setReply(listEndpoint, createProblem('not_found', 404));
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: texts.tabs.reviewsUncounted }));
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(listEndpoint, createPage(2));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByText('Review 2')).toBeDefined();
});
