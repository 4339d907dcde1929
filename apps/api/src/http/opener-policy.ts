/** Pages in windows of the payment and sign-in providers: the opening page must notice when such a window closes. */
const popupPaths = /^\/(easypay|kakao-oauth|naver-oauth|google-oauth)\/|^\/login\/leave$/;

export const getOpenerPolicy = (path: string): string =>
  popupPaths.test(path) ? 'unsafe-none' : 'same-origin-allow-popups';
