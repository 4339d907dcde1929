import type { Page } from '@playwright/test';
import { CancellationDialog } from '../support/cancellation-dialog';
import { signIn } from '../support/member';
import type { Screenshots } from './screenshots';

interface ListedReservation {
  readonly resvCode: string;
  readonly resvStatus: string;
  readonly resvCancelYn: string;
}

const listReservations = (page: Page): Promise<readonly ListedReservation[]> =>
  page.evaluate(async () => {
    const response = await fetch('/api/resv/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
      body: JSON.stringify({ recordCountPerPage: 100 }),
    });
    return ((await response.json()) as { resvList: ListedReservation[] }).resvList;
  });

export async function captureCancellationScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/login');
  await signIn(guest);
  const reservations = await listReservations(page);
  for (const [state, reservation] of Object.entries({
    reserved: reservations.find(({ resvCancelYn }) => resvCancelYn === 'Y'),
    confirmed: reservations.find(({ resvStatus }) => resvStatus === 'confirm'),
    cancelled: reservations.find(({ resvStatus }) => resvStatus === 'cancel'),
  })) {
    if (reservation === undefined) throw new Error(`the member has no reservation that is ${state}`);
    await guest.open(`/fnb/mypage/resv/detail?resvCode=${reservation.resvCode}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await shots.takePage(`mypage-${state}`);
    if (state !== 'reserved') continue;
    await new CancellationDialog(guest).open();
    await shots.takeView('cancel');
  }
}
