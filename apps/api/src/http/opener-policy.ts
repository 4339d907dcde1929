/** Windows that go to a payment or sign-in provider and come back: the page that opened one must see it closed. */
const windows = /^\/(easypay|kakao-oauth|naver-oauth|google-oauth)\/|^\/login\/leave$/;

/** The pages of such windows keep their opener; everything else may only open popups of its own (decision 33a). */
export const openerPolicy = (path: string): string => (windows.test(path) ? 'unsafe-none' : 'same-origin-allow-popups');
