export const settingsWithoutMessages = { MAIL_SECONDS: '86400', SMS_SECONDS: '86400' };
