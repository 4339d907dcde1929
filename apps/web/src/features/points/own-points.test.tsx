// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { PointEntryWire } from '@dining/contract/site/points';
import { type HtlCode, type ProdCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { paging } from '@dining/i18n/site/en/paging';
import { points as texts } from '@dining/i18n/site/en/points';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { OwnPoints } from './own-points';

const getServer = prepareSite('points', 'paging');
const listEndpoint = 'POST /api/mypage/pointList';
const htlCode = toCode<HtlCode>('H01');
const htlName = encodeText('htlName', { default: '달빛', en: 'Dalbit Jeju' });

const createEntry = (pointSeq: number, overrides: Partial<PointEntryWire> = {}): PointEntryWire => ({
  resvCode: toCode<ResvCode>('R1'),
  pointSeq,
  pointType: 'earned',
  pointAmnt: 4_050,
  pointDate: '2026-11-21 06:00',
  resvDate: '2026-11-20 18:00',
  htlCode,
  ...htlName,
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
  prodCode: toCode<ProdCode>('DINNER'),
  ...encodeText('prodName', { default: 'Dinner' }),
  ...overrides,
});
const createResponse = (pointList: readonly PointEntryWire[], overrides: object = {}) =>
  createSuccess({
    pointBalance: 12_300,
    pointRateList: [{ htlCode, ...htlName, pointRate: 5 }],
    pointList,
    paginationInfo: { totalRecordCount: pointList.length, currentPageNo: 1, recordCountPerPage: 10 },
    ...overrides,
  });

function TestPoints() {
  const [page, setPage] = useState(1);
  return <OwnPoints onPageChange={setPage} page={page} />;
}
const findHistory = () => screen.findByRole('region', { name: texts.history });

it('the points overview shows the balance, and the rate of a hotel', async () => {
  getServer().setReply(listEndpoint, createResponse([createEntry(1)]));
  await renderInSite(<TestPoints />);
  await findHistory();
  expect(screen.getByText(texts.balance, { selector: 'dt' }).nextElementSibling?.textContent).toBe('12,300 P');
  expect(screen.getByText('Dalbit Jeju: 5% of the amount paid')).toBeDefined();
  expect(screen.getByText(texts.rule)).toBeDefined();
});

it('the points overview shows no rates if no hotel grants points', async () => {
  getServer().setReply(listEndpoint, createResponse([createEntry(1)], { pointRateList: [] }));
  await renderInSite(<TestPoints />);
  await findHistory();
  expect(screen.queryByText(texts.rule)).toBeNull();
});

it('the points overview distinguishes earned from deducted points, and shows the visit of an entry', async () => {
  getServer().setReply(
    listEndpoint,
    createResponse([createEntry(2, { pointType: 'returned', pointAmnt: -4_050 }), createEntry(1)]),
  );
  await renderInSite(<TestPoints />);
  const [returnedItem, earnedItem] = within(await findHistory()).getAllByRole('listitem');
  expect(returnedItem?.textContent).toContain(`−4,050 P${texts.types.returned}`);
  expect(earnedItem?.textContent).toContain(`+4,050 P${texts.types.earned}`);
  expect(earnedItem?.textContent).toContain('The GrillDalbit JejuVisit on 2026-11-20 (Fri)');
});

it('the points overview shows the next page of the history', async () => {
  getServer().setReply(listEndpoint, (body) => {
    const { pageIndex } = body as { pageIndex: number };
    const paginationInfo = { totalRecordCount: 11, currentPageNo: pageIndex, recordCountPerPage: 10 };
    return createResponse([createEntry(pageIndex, { pointAmnt: pageIndex })], { paginationInfo });
  });
  const { user } = await renderInSite(<TestPoints />);
  await screen.findByText('+1 P');
  await user.click(screen.getByRole('button', { name: paging.next }));
  await screen.findByText('+2 P');
  expect(screen.getByText('11–11 of 11')).toBeDefined();
});

it('the points overview says that there are no points yet', async () => {
  getServer().setReply(listEndpoint, createResponse([], { pointBalance: 0 }));
  await renderInSite(<TestPoints />);
  expect(await screen.findByRole('heading', { name: texts.empty })).toBeDefined();
});

it('the points overview announces that the points could not be loaded, and shows them after a retry', async () => {
  getServer().setReply(listEndpoint, createProblem('not_found', 404));
  const { user } = await renderInSite(<TestPoints />);
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(listEndpoint, createResponse([createEntry(1)]));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  await findHistory();
});
