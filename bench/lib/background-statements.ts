/** Returns true for statements of pg-boss, heartbeats and settings, which are executed without a request. */
export const isBackgroundStatement = (sql: string): boolean => /pgboss|heartbeat|"setting"| setting /.test(sql);
