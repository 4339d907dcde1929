/** Paths of calls about members; `features/staff/members/ownership.test` checks who may make them. */
export const memberPaths = [
  '/member/search',
  '/member/view',
  '/member/sign-out',
  '/member/export',
  '/member/download',
  '/member/erase',
  '/member/proposals',
  '/member/confirm',
  '/member/withdraw',
  '/member/refuse',
] as const;

/** Paths of calls about charges; `features/staff/payments/charge-ownership.test` checks who may make them. */
export const chargePaths = [
  '/charge/compare',
  '/charge/propose',
  '/charge/list',
  '/charge/confirm',
  '/charge/withdraw',
  '/charge/refuse',
] as const;
