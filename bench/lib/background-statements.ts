/** Returns true for statements of jobs and their queue, which no order causes. */
export const isBackgroundStatement = (sql: string): boolean => /pgboss|heartbeat|"setting"| setting /.test(sql);
