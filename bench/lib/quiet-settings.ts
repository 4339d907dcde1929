export const quietSettings = { MAIL_SECONDS: '86400', SMS_SECONDS: '86400' };
