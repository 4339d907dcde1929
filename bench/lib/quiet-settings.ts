/** Settings with which the mail and SMS jobs run only once, at the start. */
export const quietSettings = { MAIL_SECONDS: '86400', SMS_SECONDS: '86400' };
