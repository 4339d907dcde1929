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
  for (const [what, found] of Object.entries({
    reserved: reservations.find(({ resvCancelYn }) => resvCancelYn === 'Y'),
    confirmed: reservations.find(({ resvStatus }) => resvStatus === 'confirm'),
    cancelled: reservations.find(({ resvStatus }) => resvStatus === 'cancel'),
  })) {
    if (found === undefined) throw new Error(`the member has no reservation that is ${what}`);
    await guest.open(`/fnb/mypage/resv/detail?resvCode=${found.resvCode}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await shots.takePage(`mypage-${what}`);
    if (what !== 'reserved') continue;
    await new CancellationDialog(guest).open();
    await shots.takeView('cancel');
  }
}
