/** Pages in windows of the payment and sign-in providers: the opening page must notice when they close. */
const popupPaths = /^\/(easypay|kakao-oauth|naver-oauth|google-oauth)\/|^\/login\/leave$/;

export const getOpenerPolicy = (path: string): string =>
  popupPaths.test(path) ? 'unsafe-none' : 'same-origin-allow-popups';
