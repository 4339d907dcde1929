import type { Page } from '@playwright/test';
import { Canceller } from '../support/canceller';
import { signIn } from '../support/member';
import type { Shots } from './shots';

interface Listed {
  readonly resvCode: string;
  readonly resvStatus: string;
  readonly resvCancelYn: string;
}

const ownReservations = (page: Page): Promise<readonly Listed[]> =>
  page.evaluate(async () => {
    const response = await fetch('/api/resv/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
      body: JSON.stringify({ recordCountPerPage: 100 }),
    });
    return ((await response.json()) as { resvList: Listed[] }).resvList;
  });

export async function cancelling(shots: Shots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/login');
  await signIn(guest);
  const own = await ownReservations(page);
  for (const [what, found] of Object.entries({
    reserved: own.find(({ resvCancelYn }) => resvCancelYn === 'Y'),
    confirmed: own.find(({ resvStatus }) => resvStatus === 'confirm'),
    cancelled: own.find(({ resvStatus }) => resvStatus === 'cancel'),
  })) {
    if (found === undefined) throw new Error(`the member has no reservation that is ${what}`);
    await guest.open(`/fnb/mypage/resv/detail?resvCode=${found.resvCode}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await shots.whole(`mypage-${what}`);
    if (what !== 'reserved') continue;
    await new Canceller(guest).open();
    await shots.view('cancel');
  }
}
