import { getSaturdayAhead } from '../support/days';
import { member, signIn } from '../support/member';
import type { Screenshots } from './screenshots';

export async function captureBenefitsScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/login');
  await signIn(guest, member.id);
  await guest.openDetail(getSaturdayAhead(20), { hotel: 'DSE', dinCode: 'D103', prodCode: 'P10301', time: '13:00' });
  await guest.setMenuCount(0, 2);
  await shots.takePage('member-detail');
  await guest.pressReserve();
  await page.getByRole('region', { name: guest.texts.coupon.title }).getByRole('radio').first().check();
  await page.locator('#coupon details summary').click();
  await shots.takePage('member-payment');
  await shots.takePages({ 'my-coupons': '/fnb/mypage/benefits', 'my-points': '/fnb/mypage/benefits?showTab=points' });
}
