// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { login as texts } from '@dining/i18n/site/en/login';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderPage } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { getReturnPath } from '../../entities/session/return-path';
import { sessionQuery } from '../../entities/session/session';
import { LoginPage } from './login-page';

const getServer = prepareSite('login');
const htlCode = toCode<HtlCode>('H01');

function open(href = '/login') {
  const server = getServer();
  server.setReply(
    'POST /api/login/form',
    createSuccess({ loginTypeList: ['KAKAO', 'NAVER', 'GOOGLE'], returnUrl: '/' }),
  );
  server.setReply(
    'POST /api/hotel/addnInfo',
    createSuccess({
      result: {
        benefitList: [],
        htlPhotoList: [
          { htlPhotoType: 'lounge', filePath: '/pictures/lounge.svg', ...encodeText('fileAlt', { default: 'Lounge' }) },
        ],
      },
    }),
  );
  return renderPage(href, <LoginPage />, ({ queryClient, search }) => {
    queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N' } as never);
    queryClient.setQueryData(hotelsQuery.queryKey, [
      { htlCode, htlHmcCode: 'DSE', ...encodeText('htlName', { default: 'Dalbit Seoul' }) },
    ] as never);
    search.restore();
  });
}

it('the sign-in page offers Kakao first, then the other providers, the id and the guest checkout, next to a picture of the hotel', async () => {
  await open();
  await screen.findByRole('button', { name: texts.kakao });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  const expectedNames = [texts.kakao, texts.naver, texts.google, texts.submit, texts.asGuest];
  expect(names.filter((name) => expectedNames.includes(name))).toEqual(expectedNames);
  expect(await screen.findByRole('img', { name: 'Lounge' })).toBeDefined();
  expect(screen.getByText(texts.lead)).toBeDefined();
});

it.each([
  ['/reservation/prod/payment', texts.leadReservation],
  ['/fnb/mypage/main', texts.leadMypage],
  ['/fnb/prom/main', texts.lead],
])('the sign-in page gives the reason to sign in for the return path %s', async (path, lead) => {
  await open(`/login?returnUrl=${encodeURIComponent(path)}`);
  expect(screen.getByText(lead)).toBeDefined();
});

it('the sign-in page keeps the return path for visitors who join instead', async () => {
  const { user } = await open('/login?returnUrl=%2Freservation%2Fprod%2Fpayment');
  await user.click(screen.getByRole('link', { name: texts.join }));
  await waitFor(() => expect(getReturnPath()).toBe('/reservation/prod/payment'));
});
