/** What the house does by itself, beside all orders: its jobs, and the queue that they come by. */
export const isBackgroundStatement = (sql: string): boolean => /pgboss|heartbeat|"setting"| setting /.test(sql);
