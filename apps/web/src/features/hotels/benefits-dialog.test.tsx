// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { main } from '@dining/i18n/site/en/main';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { sessionQuery } from '../../entities/session/session';
import { BenefitsDialog } from './benefits-dialog';

const getServer = prepareSite('main');
const viewEndpoint = 'POST /api/hotel/addnInfo';
const htlCode = toCode<HtlCode>('H01');
const onClose = vi.fn<() => void>();
const createBenefit = (benefitType: 'special' | 'membership', title: string) => ({
  benefitType,
  ...encodeText('benefitTitle', { default: title }),
  ...encodeText('benefitDesc', { default: `${title} in detail` }),
});
const frontPhoto = {
  htlPhotoType: 'front',
  filePath: '/pictures/front.svg',
  ...encodeText('fileAlt', { default: 'The hotel' }),
};
const giftPhoto = {
  ...frontPhoto,
  htlPhotoType: 'benefits',
  filePath: '/pictures/gift.svg',
  ...encodeText('fileAlt', { default: 'A gift' }),
};
const hotelResponse = createSuccess({
  result: {
    benefitList: [createBenefit('special', 'Free dessert'), createBenefit('membership', 'Points for every visit')],
    htlPhotoList: [frontPhoto, giftPhoto],
  },
});
const open = (session: object = { guestYn: 'N' }) => {
  onClose.mockClear();
  return renderInSite(<BenefitsDialog htlCode={htlCode} onClose={onClose} />, (queryClient) =>
    queryClient.setQueryData(sessionQuery.queryKey, session as never),
  );
};

it('the benefits dialog shows special offers first and what members get in a second tab', async () => {
  getServer().setReply(viewEndpoint, hotelResponse);
  const { user } = await open();
  expect(screen.getByRole('dialog', { name: main.links.benefits })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Free dessert' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'A gift' })).toBeDefined();
  screen.getByRole('tab', { name: main.benefits.special }).focus();
  await user.keyboard('{ArrowRight}');
  const panel = within(screen.getByRole('tabpanel', { name: main.benefits.membership }));
  expect(panel.getByRole('heading').textContent).toBe('Points for every visit');
  expect(panel.getByText('Points for every visit in detail')).toBeDefined();
});

it('the benefits dialog links visitors to the join page, and closes when they follow the link', async () => {
  getServer().setReply(viewEndpoint, hotelResponse);
  const { user } = await open();
  const joinLink = screen.getByRole('link', { name: main.benefits.join });
  expect(joinLink.getAttribute('href')).toBe('/join/agreement');
  await user.click(joinLink);
  expect(onClose).toHaveBeenCalledOnce();
});

it('the benefits dialog does not ask members to join', async () => {
  getServer().setReply(viewEndpoint, hotelResponse);
  await open({ guestYn: 'N', userDetails: {} });
  expect(screen.queryByRole('link')).toBeNull();
});

it('the benefits dialog announces that the benefits could not be loaded', async () => {
  getServer().setReply(viewEndpoint, createProblem('not_found', 404));
  await open();
  expect((await screen.findByRole('alert')).textContent).toBe(common.loadFailed);
});
