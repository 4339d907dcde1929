import { signIn } from '../support/member';
import type { Screenshots } from './screenshots';

export async function captureMypageScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/fnb/mypage/main');
  await guest.getButton(guest.texts.guard.signIn).waitFor();
  await shots.takeView('mypage-guard');
  await guest.getButton(guest.texts.guard.signIn).click();
  await signIn(guest);
  await shots.takePage('mypage-reservations');
  await shots.takePages({ 'mypage-inquiries': '/fnb/mypage/main?showTab=qna', 'mypage-ask': '/fnb/mypage/qna/detail' });
  await guest.open('/fnb/mypage/main?showTab=qna&orderBy=old');
  await page
    .getByRole('tabpanel')
    .getByRole('link')
    .filter({ hasText: guest.texts.inquiry.status.answered })
    .first()
    .click();
  await page.getByRole('region', { name: guest.texts.inquiry.answer }).waitFor();
  await shots.takePage('mypage-inquiry');
  await guest.open('/login');
  await signIn(guest, 'newcomer@dalbit.example');
  await shots.takePages({
    'mypage-no-reservations': '/fnb/mypage/main',
    'mypage-no-inquiries': '/fnb/mypage/main?showTab=qna',
  });
}
