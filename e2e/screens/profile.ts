import { createPattern } from '../support/languages';
import { signIn } from '../support/member';
import type { Screenshots } from './screenshots';

export async function captureProfileScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  const { texts } = guest;
  await guest.open('/login');
  await signIn(guest);
  await guest.open('/fnb/mypage/profile');
  await page.getByRole('heading', { name: texts.profile.sessions.title }).waitFor();
  await shots.takePage('profile');
  await guest.getButton(texts.profile.password.submit).click();
  await page.getByRole('alertdialog').waitFor();
  await shots.takeView('profile-password-refused');
  await guest.getButton(texts.common.buttons.confirm).click();
  await guest.getButton(texts.profile.leave.open).click();
  await page.getByRole('dialog').waitFor();
  await shots.takeView('profile-leave-not-yet');
  await guest.open('/login');
  await signIn(guest, 'newcomer@dalbit.example');
  await guest.open('/fnb/mypage/profile');
  await guest.getButton(texts.profile.leave.open).click();
  await page.getByRole('dialog').getByRole('checkbox').waitFor();
  await shots.takeView('profile-leave');
  await page.getByRole('checkbox', { name: createPattern(texts.profile.leave.agree) }).check();
  await page.getByRole('dialog').getByRole('button', { name: texts.profile.leave.submit }).click();
  await page.getByRole('alertdialog').waitFor();
  await shots.takeView('profile-leave-refused');
}
