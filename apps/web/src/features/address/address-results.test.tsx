// @vitest-environment jsdom
import type { AddressWire } from '@dining/contract/site/address';
import { common } from '@dining/i18n/site/en/common';
import { join } from '@dining/i18n/site/en/join';
import { paging } from '@dining/i18n/site/en/paging';
import { problems } from '@dining/i18n/site/en/problems';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { AddressResults } from './address-results';

const getServer = prepareSite('join', 'paging');
const texts = join.addressSearch;
const getSearchEndpoint = (page: number) => `GET /api/address/search?keyword=Sejong&page=${page}`;
const createAddress = (zipNo: string, engAddr: string): AddressWire => ({
  zipNo,
  roadAddr: '서울특별시 중구 세종대로 110',
  jibunAddr: '태평로1가 31',
  engAddr,
});
const cityHall = createAddress('04524', '110 Sejong-daero, Jung-gu, Seoul');
const createSearchResponse = (addressList: readonly AddressWire[], totalRecordCount = addressList.length) =>
  createSuccess({
    addressList,
    paginationInfo: { totalRecordCount, lastPageNo: Math.max(1, Math.ceil(totalRecordCount / 10)) },
  });
const onChoose = vi.fn<(address: AddressWire) => void>();
const openList = () => {
  onChoose.mockClear();
  return renderInSite(<AddressResults keyword="Sejong" onChoose={onChoose} />);
};

it('the list of found addresses announces how many addresses were found, and returns the one that is chosen by keyboard', async () => {
  getServer().setReply(getSearchEndpoint(1), createSearchResponse([cityHall]));
  const { user } = await openList();
  expect((await screen.findByText(texts.found.replace('{{total}}', '1'))).getAttribute('role')).toBe('status');
  screen.getByRole('button', { name: /^04524/ }).focus();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cityHall);
});

it('the list of found addresses shows an address in English and marks its Korean form as Korean', async () => {
  getServer().setReply(getSearchEndpoint(1), createSearchResponse([cityHall]));
  await openList();
  expect((await screen.findByText(cityHall.engAddr)).closest('[lang]')?.getAttribute('lang')).not.toBe('ko');
  expect(screen.getByText(cityHall.roadAddr).lang).toBe('ko');
});

it('the list of found addresses shows an address in Korean if there is no English one', async () => {
  getServer().setReply(getSearchEndpoint(1), createSearchResponse([createAddress('04524', '')]));
  await openList();
  expect((await screen.findByText(cityHall.roadAddr)).lang).toBe('ko');
  expect(screen.getByText(cityHall.jibunAddr)).toBeDefined();
});

it('the list of found addresses shows the next page, and keeps the focus on the button for the next page', async () => {
  getServer().setReply(getSearchEndpoint(1), createSearchResponse([cityHall], 21));
  const secondPage = [createAddress('03172', '175 Sejong-daero, Jongno-gu, Seoul')];
  getServer().setReply(getSearchEndpoint(2), createSearchResponse(secondPage, 21));
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: paging.next }));
  expect(await screen.findByRole('button', { name: /^03172/ })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: paging.next }));
});

it('the list of found addresses announces that no address was found', async () => {
  getServer().setReply(getSearchEndpoint(1), createSearchResponse([]));
  await openList();
  expect((await screen.findByText(texts.none)).getAttribute('role')).toBe('status');
});

it('the list of found addresses announces why the keyword cannot be searched for', async () => {
  getServer().setReply(getSearchEndpoint(1), createProblem('keyword_broad', 422));
  await openList();
  expect((await screen.findByRole('alert')).textContent).toBe(problems.keyword_broad);
  expect(screen.queryByRole('button', { name: common.buttons.retry })).toBeNull();
});
