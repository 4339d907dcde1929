// @vitest-environment jsdom
import { type ProdCode, toCode } from '@dining/domain/shared/codes';
import { useLocation } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createProduct } from '../../../../../../packages/domain/test/fixtures';
import { prepareSite, renderPage } from '../../../../test/render-in-site';
import { useOnlyOffer } from './use-only-offer';
import type { ProductOffer } from './use-products-at-visit';

prepareSite();
const createOffer = (prodCode: string, ok: boolean, membersOnly = false): ProductOffer => ({
  listedProduct: {
    product: createProduct({ prodCode: toCode<ProdCode>(prodCode), membersOnly }),
    sold: { onDay: 0, toPerson: 0 },
    display: {} as never,
  },
  availability: ok ? { ok: true, seatsLeft: 8, rooms: [] } : ({ ok: false, error: 'sold_out' } as never),
  otherTimes: [],
});

function TestOffers({ offers }: { offers: readonly ProductOffer[] }) {
  const [openedProdCode, setOpenedProdCode] = useState<string>('none');
  const shouldOpenOnlyOffer = useLocation({ select: ({ state }) => state.shouldOpenOnlyOffer === true });
  useOnlyOffer(true, offers, ({ listedProduct }) => setOpenedProdCode(listedProduct.product.prodCode));
  return <output>{`opened ${openedProdCode}, ${shouldOpenOnlyOffer ? 'opens' : 'does not open'} one later`}</output>;
}

async function openList(offers: readonly ProductOffer[], state: { shouldOpenOnlyOffer?: boolean }) {
  const { router } = await renderPage('/offers', <TestOffers offers={offers} />);
  await act(() => router.navigate({ to: '/offers', state } as never));
  return screen.getByRole('status').textContent;
}
const stateAfterTimeChoice = { shouldOpenOnlyOffer: true };

it('the list of offers opens the only available product, although others are sold out', async () => {
  expect(await openList([createOffer('BAR', true), createOffer('TEA', false)], stateAfterTimeChoice)).toContain(
    'opened BAR',
  );
});

it.each([
  ['two products are available', [createOffer('BAR', true), createOffer('TEA', true)]],
  ['no product is available', [createOffer('BAR', false)]],
  ['the only one is for members, and the guest is not a member', [createOffer('BAR', true, true)]],
])('the list of offers opens no product, now or later, if %s', async (_case, offers) => {
  expect(await openList(offers, stateAfterTimeChoice)).toBe('opened none, does not open one later');
});

it('the list of offers opens no product if the guest returns to the list', async () => {
  expect(await openList([createOffer('BAR', true)], {})).toBe('opened none, does not open one later');
});
