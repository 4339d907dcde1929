import { signIn } from '../support/member';
import type { Shots } from './shots';

export async function mypage(shots: Shots): Promise<void> {
  const { guest, page } = shots;
  await guest.open('/fnb/mypage/main');
  await guest.button(guest.texts.guard.signIn).waitFor();
  await shots.view('mypage-guard');
  await guest.button(guest.texts.guard.signIn).click();
  await signIn(guest);
  await shots.whole('mypage-reservations');
  await shots.pages({ 'mypage-inquiries': '/fnb/mypage/main?showTab=qna', 'mypage-ask': '/fnb/mypage/qna/detail' });
  await guest.open('/fnb/mypage/main?showTab=qna&orderBy=old');
  await page
    .getByRole('tabpanel')
    .getByRole('link')
    .filter({ hasText: guest.texts.inquiry.status.answered })
    .first()
    .click();
  await page.getByRole('region', { name: guest.texts.inquiry.answer }).waitFor();
  await shots.whole('mypage-inquiry');
  await guest.open('/login');
  await signIn(guest, 'newcomer@dalbit.example');
  await shots.pages({
    'mypage-no-reservations': '/fnb/mypage/main',
    'mypage-no-inquiries': '/fnb/mypage/main?showTab=qna',
  });
}
