export const isBackgroundStatement = (sql: string): boolean => /pgboss|heartbeat|"setting"| setting /.test(sql);
