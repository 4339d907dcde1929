import type { Screenshots } from './screenshots';

export async function captureBrowsingScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  await shots.takePages({
    main: '/',
    find: '/fnb/find',
    venues: '/fnb/dinInfo',
    restaurant: '/dining/DJE/D302',
    promotions: '/fnb/prom/main',
    promotion: '/fnb/prom/detail?promCode=PR1001',
    'promotion-ended': '/fnb/prom/detail?promCode=PR1006',
    'product-ended': '/reservation/prod/detail/D105/P10506',
    login: '/login',
    'login-refused': '/kakao-oauth/result?error=access_denied',
    'find-id': '/find-id',
    password: '/find-id/password',
    'password-expired': '/find-id/password?key=none',
    reviews: '/review/list/D101/P10104',
    error: '/no-such-page',
  });
  await guest.open('/?hotelCode=DJE');
  await page.getByRole('button', { name: guest.texts.main.links.benefits }).first().click();
  await page.getByRole('dialog').waitFor();
  await shots.takeView('benefits');
}
