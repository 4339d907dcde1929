// @vitest-environment jsdom
import { inquiry } from '@dining/i18n/site/en/inquiry';
import { mypage } from '@dining/i18n/site/en/mypage';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderPage } from '../../../test/render-in-site';
import { parseMypageSearch } from '../../entities/members/mypage-params';
import { MypageMainPage } from './mypage-main-page';

const getServer = prepareSite('mypage', 'resvStatus', 'paging', 'review', 'inquiry');
const reservationsEndpoint = 'POST /api/mypage/resvList';
const inquiriesEndpoint = 'POST /api/mypage/qnaList';
const emptyPage = createSuccess({
  result: [],
  paginationInfo: { totalRecordCount: 0, currentPageNo: 1, recordCountPerPage: 5 },
});

const open = async () => {
  getServer().setReply(reservationsEndpoint, emptyPage);
  getServer().setReply(inquiriesEndpoint, emptyPage);
  const page = await renderPage('/fnb/mypage/main', <MypageMainPage />, undefined, parseMypageSearch);
  await screen.findByRole('heading', { name: mypage.empty });
  return page;
};
const getSortSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: mypage.sort.label });

it('my page shows the reservations first, the newest at the top', async () => {
  await open();
  expect(screen.getByRole('tabpanel', { name: mypage.tabs.resv })).toBeDefined();
  expect(getSortSelect().selectedOptions[0]?.textContent).toBe(mypage.sort.newest);
  expect(screen.queryByRole('link', { name: inquiry.ask })).toBeNull();
  expect(getServer().listBodies(reservationsEndpoint)).toMatchObject([{ pageIndex: 1, orderBy: 'new' }]);
});

it('my page shows the inquiries after an arrow key, with a link to write one', async () => {
  const { user, router } = await open();
  screen.getByRole('tab', { name: mypage.tabs.resv }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: inquiry.empty })).toBeDefined();
  expect(screen.getByRole('link', { name: inquiry.ask }).getAttribute('href')).toBe('/fnb/mypage/qna/detail');
  expect(router.state.location.href).toBe('/fnb/mypage/main?showTab=qna');
});

it('my page keeps the sort order of a list in the URL, and shows the newest first in the other list', async () => {
  const { user, router } = await open();
  await user.selectOptions(getSortSelect(), mypage.sort.oldest);
  await waitFor(() => expect(router.state.location.href).toBe('/fnb/mypage/main?orderBy=old'));
  expect(getServer().listBodies(reservationsEndpoint).at(-1)).toMatchObject({ orderBy: 'old' });
  await user.click(screen.getByRole('tab', { name: mypage.tabs.qna }));
  await screen.findByRole('heading', { name: inquiry.empty });
  expect(getSortSelect().selectedOptions[0]?.textContent).toBe(mypage.sort.newest);
});

it('my page links to the other member pages, and marks the current one', async () => {
  await open();
  const nav = screen.getByRole('navigation', { name: mypage.nav.label });
  const links = [...nav.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(links).toEqual([
    [mypage.nav.main, 'page'],
    [mypage.benefits, null],
    [mypage.profile, null],
  ]);
});
