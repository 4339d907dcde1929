/** Endpoints of the inbox that list subjects. `features/staff/app/ownership.test` checks who sees which subjects. */
export const inboxListPaths = [
  '/qna/list',
  '/review/list',
  '/payment/list',
  '/alert/list',
  '/message/list',
  '/audit/list',
] as const;

/** All endpoints of the inbox. */
export const inboxPaths = [
  ...inboxListPaths,
  '/qna/view',
  '/qna/writing',
  '/qna/answer',
  '/review/view',
  '/review/answer',
  '/review/hide',
  '/review/appeal',
  '/payment/view',
  '/payment/refresh',
  '/payment/move',
  '/payment/confirm',
  '/payment/withdraw',
  '/payment/refuse',
  '/alert/settle',
  '/message/retry',
  '/message/stop',
] as const;
