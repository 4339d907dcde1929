// @vitest-environment jsdom
import { packs } from '@dining/i18n/site/all';
import type { Alerts } from '@dining/ui/alerts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createProduct } from '../../../../../packages/domain/test/fixtures';
import { createTestSite } from '../../../test/test-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { getProductQuery } from '../../entities/products/product';
import { sessionQuery } from '../../entities/session/session';
import type { ProductCardData } from '../../entities/venues/main-page-query';
import { getVenuesQuery } from '../../entities/venues/venues';
import { ReserveModal } from './reserve-modal';

const { common, reservation } = packs.en;
const { dinCode, prodCode, htlCode } = createProduct();
const card = {
  dinCode,
  prodCode,
  prodResvType: 'table',
  prodName: 'Dinner',
  prodNameEn: 'Dinner',
} as unknown as ProductCardData;

let alerts: Alerts;
beforeAll(() => {
  configure({ asyncUtilTimeout: 60_000 });
  // jsdom has no modal dialogs and no layout.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
beforeEach(async () => {
  const site = await createTestSite('en', ['common', 'main', 'offer']);
  const { queryClient, search, wrapper } = site;
  alerts = site.alerts;
  for (const { queryKey } of [sessionQuery, getProductQuery(dinCode, prodCode, null), getVenuesQuery(htlCode)])
    queryClient.setQueryDefaults(queryKey, { enabled: false });
  queryClient.setQueryData(hotelsQuery.queryKey, [{ htlCode, htlHmcCode: 'DSE', htlName: 'Dalbit Seoul' }] as never);
  search.restore();
  const rootRoute = createRootRoute({ component: () => <ReserveModal card={card} onClose={() => {}} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />, { wrapper });
});
afterEach(cleanup);

it('the reserve modal enables its button once the form is loaded, and first asks for a date search', async () => {
  const button = await screen.findByRole('button', { name: common.buttons.reserve });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await screen.findByRole('button', { name: reservation.date.search });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(button);
  await vi.waitUntil(() => alerts.openAlerts.get().length === 1);
  const [alert] = alerts.openAlerts.get();
  expect(alert?.message).toBe(reservation.alerts.dateSearch);
  act(() => alert?.answer(alert.choices[0]?.id ?? ''));
});
