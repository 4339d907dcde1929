// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { type DinCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { paging } from '@dining/i18n/site/en/paging';
import { review as texts } from '@dining/i18n/site/en/review';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { AllReviews, useReviews } from './all-reviews';

const getServer = prepareSite('review', 'paging');
const listEndpoint = 'POST /api/review/prod/list';
const product = { dinCode: toCode<DinCode>('GRILL'), prodCode: toCode<ProdCode>('DINNER') };
const total = 12;

/** Creates the response with the requested page of twelve reviews; a page has ten. */
const createPage = (body: unknown) => {
  const { pageIndex } = body as { pageIndex: number };
  const count = pageIndex === 1 ? 10 : 2;
  const reviewList = Array.from({ length: count }, (_, index) => ({
    reviewCode: `r${pageIndex}-${index}`,
    prodCode: product.prodCode,
    ...encodeText('prodName', { default: 'Dinner' }),
    contents: `Review ${(pageIndex - 1) * 10 + index + 1}`,
    imagePath: '',
    userName: 'M***',
    createDate: '2026-11-21',
  }));
  return createSuccess({
    reviewList,
    paginationInfo: { totalRecordCount: total, currentPageNo: pageIndex, recordCountPerPage: 10 },
  });
};
const noReviews = createSuccess({
  reviewList: [],
  paginationInfo: { totalRecordCount: 0, currentPageNo: 1, recordCountPerPage: 10 },
});

function Reviews({ areReviewsShown = true }: { areReviewsShown?: boolean }) {
  const [page, setPage] = useState(1);
  return <AllReviews areReviewsShown={areReviewsShown} onPageChange={setPage} reviews={useReviews(product, page)} />;
}

it('the list of all reviews says that the reviews are loading', async () => {
  getServer().setReply(listEndpoint, () => new Promise(() => {}));
  await renderInSite(<Reviews />);
  expect(screen.getByRole('status').textContent).toBe(common.loading);
});

it('the list of all reviews shows the next page with its numbers, and moves the focus to the top of the reviews', async () => {
  getServer().setReply(listEndpoint, createPage);
  const { user } = await renderInSite(<Reviews />);
  await screen.findByText('Review 1');
  expect(screen.getByRole('region', { name: /12/ })).toBeDefined();
  expect(screen.getByRole('navigation', { name: paging.label }).textContent).toContain('1–10 of 12');
  await user.click(screen.getByRole('button', { name: paging.next }));
  await screen.findByText('Review 12');
  expect(screen.getByRole('navigation', { name: paging.label }).textContent).toContain('11–12 of 12');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /12/ }));
  expect(screen.queryByText('Review 1')).toBeNull();
});

it('the list of all reviews keeps the previous page visible, marked as busy, until the next one has loaded', async () => {
  const pendingReleases: (() => void)[] = [];
  getServer().setReply(listEndpoint, async (body) => {
    if ((body as { pageIndex: number }).pageIndex > 1)
      await new Promise<void>((resolve) => void pendingReleases.push(resolve));
    return createPage(body);
  });
  const { user } = await renderInSite(<Reviews />);
  await screen.findByText('Review 1');
  await user.click(screen.getByRole('button', { name: paging.next }));
  expect(screen.getByText('Review 1').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(pendingReleases).toHaveLength(1));
  for (const release of pendingReleases) release();
  await screen.findByText('Review 11');
});

it('the list of all reviews says that there are no reviews yet', async () => {
  getServer().setReply(listEndpoint, noReviews);
  await renderInSite(<Reviews />);
  expect(await screen.findByRole('heading', { name: texts.empty })).toBeDefined();
  expect(screen.getByText(texts.emptyHint)).toBeDefined();
});

it('the list of all reviews says that the hotel shows no reviews', async () => {
  getServer().setReply(listEndpoint, noReviews);
  await renderInSite(<Reviews areReviewsShown={false} />);
  expect(await screen.findByRole('heading', { name: texts.off })).toBeDefined();
  expect(screen.queryByText(texts.emptyHint)).toBeNull();
});

it('the list of all reviews announces that the reviews could not be loaded, and shows and focuses them after a retry', async () => {
  getServer().setReply(listEndpoint, createProblem('not_found', 404));
  const { user } = await renderInSite(<Reviews />);
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(listEndpoint, createPage);
  screen.getByRole('button', { name: common.buttons.retry }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Review 1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /12/ })));
});
