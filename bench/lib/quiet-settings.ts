export const quietSettings = { MAIL_SECONDS: '86400', TEXTS_SECONDS: '86400' };
