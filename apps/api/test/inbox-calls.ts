/** Endpoints of the inbox, whose ownership `features/staff/app/ownership.test` tests. */
export const inboxReads = [
  '/qna/list',
  '/review/list',
  '/review/view',
  '/payment/list',
  '/alert/list',
  '/message/list',
  '/audit/list',
] as const;

export const inboxPaths = [
  ...inboxReads,
  '/qna/view',
  '/qna/writing',
  '/qna/answer',
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
