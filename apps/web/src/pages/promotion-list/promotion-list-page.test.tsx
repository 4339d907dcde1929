// @vitest-environment jsdom
import { encodePromotion } from '@dining/contract/codecs/promotion';
import { encodeText } from '@dining/contract/codecs/text';
import { type DinCode, type HtlCode, type PromCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { paging } from '@dining/i18n/site/en/paging';
import { promotion as texts } from '@dining/i18n/site/en/promotion';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import { prepareSite, renderPage } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { parsePromotionListSearch } from '../../entities/promotions/promotion-params';
import { getVenuesQuery, type Venue } from '../../entities/venues/venues';
import { PromotionListPage } from './promotion-list-page';

const getServer = prepareSite('promotion', 'paging', 'offer');
beforeAll(addCssEscape);
const htlCode = toCode<HtlCode>('H01');
const grill = toCode<DinCode>('GRILL');
const listEndpoint = 'POST /api/prom/listInApp';

const createPromotion = (name: string, dinCode: DinCode | null, running: boolean) =>
  encodePromotion({
    promCode: toCode<PromCode>(name.toUpperCase()),
    htlCode,
    dinCode,
    venueName: { default: dinCode === null ? '' : 'The Grill' },
    name: { default: name },
    simpleDescription: { default: '' },
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    period: { startsOn: null, endsOn: null },
    running,
    linkUrl: '',
    product: null,
    banner: '',
    bannerMobile: '',
    bannerAlt: { default: '' },
  });
const allPromotions = [
  createPromotion('Winter', grill, true),
  createPromotion('Truffles', null, true),
  createPromotion('Spring', grill, false),
];

interface PromotionRequest {
  readonly dinCode?: string;
  readonly promRunningYn?: string;
  readonly pageIndex: number;
}
/** Creates the server's reply to a request, with two promotions per page. */
const createPageReply = (body: unknown) => {
  const { dinCode, promRunningYn, pageIndex } = body as PromotionRequest;
  const matches = allPromotions.filter(
    (promotion) =>
      (dinCode ?? promotion.dinCode) === promotion.dinCode &&
      (promRunningYn ?? promotion.promRunningYn) === promotion.promRunningYn,
  );
  return createSuccess({
    promList: matches.slice((pageIndex - 1) * 2, pageIndex * 2),
    paginationInfo: { totalRecordCount: matches.length, currentPageNo: pageIndex, recordCountPerPage: 2 },
  });
};

const open = () =>
  renderPage(
    '/fnb/prom/main',
    <PromotionListPage />,
    ({ queryClient, search }) => {
      const hotel = { htlCode, htlHmcCode: 'DJJ', ...encodeText('htlName', { default: 'Dalbit' }) };
      queryClient.setQueryData(hotelsQuery.queryKey, [hotel] as never);
      queryClient.setQueryData(getVenuesQuery(htlCode).queryKey, [
        { dinCode: grill, name: { default: 'The Grill' } } as Venue,
      ]);
      search.restore();
    },
    parsePromotionListSearch,
  );
const waitForPromotions = (...names: readonly string[]) =>
  waitFor(() => {
    const cards = screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(cards).toEqual(names);
  });
const getTab = (name: string) => screen.getByRole('tab', { name });
const getFilter = (name: string) =>
  within(screen.getByRole('group', { name: texts.filter.label })).getByRole('radio', { name });

it('the promotion list says that the promotions are loading', async () => {
  getServer().setReply(listEndpoint, () => new Promise(() => {}));
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
  expect(within(screen.getByRole('tabpanel')).getByRole('status').textContent).toBe(common.loading);
});

it('the promotion list lists the promotions of the hotel a page at a time, and says which of them it shows', async () => {
  getServer().setReply(listEndpoint, createPageReply);
  const { user } = await open();
  await waitForPromotions('Winter', 'Truffles');
  expect(screen.getByText('1–2 of 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: paging.next }));
  await waitForPromotions('Spring');
  expect(screen.getByText('3–3 of 3')).toBeDefined();
});

it('the promotion list filters by restaurant and by state, and restarts at the first page', async () => {
  getServer().setReply(listEndpoint, createPageReply);
  const { user, router } = await open();
  await waitForPromotions('Winter', 'Truffles');
  await user.click(screen.getByRole('button', { name: paging.next }));
  await waitForPromotions('Spring');
  await user.click(getTab('The Grill'));
  await waitForPromotions('Winter', 'Spring');
  await user.click(getFilter(texts.filter.ended));
  await waitForPromotions('Spring');
  expect(screen.getByText('1–1 of 1')).toBeDefined();
  expect(router.state.location.href).toBe('/fnb/prom/main?dinCode=GRILL&promRunningYn=N');
});

it('the promotion list restores the previous filters after Back', async () => {
  getServer().setReply(listEndpoint, createPageReply);
  const { user, router } = await open();
  await waitForPromotions('Winter', 'Truffles');
  await user.click(getFilter(texts.filter.ended));
  await waitForPromotions('Spring');
  act(() => router.history.back());
  await waitForPromotions('Winter', 'Truffles');
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true })).toBe(getFilter(texts.filter.all));
});

it('the promotion list says that there are no promotions to show', async () => {
  getServer().setReply(
    listEndpoint,
    createSuccess({ promList: [], paginationInfo: { totalRecordCount: 0, currentPageNo: 1, recordCountPerPage: 2 } }),
  );
  await open();
  expect(await screen.findByRole('heading', { name: texts.empty })).toBeDefined();
});

it('the promotion list announces that loading failed, keeps its tabs, and lists promotions after a retry', async () => {
  getServer().setReply(listEndpoint, createProblem('not_found', 404));
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  expect(getTab('The Grill')).toBeDefined();
  getServer().setReply(listEndpoint, createPageReply);
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  await waitForPromotions('Winter', 'Truffles');
});
