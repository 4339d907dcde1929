/** Calls about members, whose ownership `features/staff/members/ownership.test` tests. */
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

/** Calls about charges of the provider, whose ownership `features/staff/payments/charge-ownership.test` tests. */
export const chargePaths = [
  '/charge/compare',
  '/charge/propose',
  '/charge/list',
  '/charge/confirm',
  '/charge/withdraw',
  '/charge/refuse',
] as const;
