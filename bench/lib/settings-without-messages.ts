/** With these settings the mail and SMS jobs run only at the start, so that they send nothing during a measurement. */
export const settingsWithoutMessages = { MAIL_SECONDS: '86400', SMS_SECONDS: '86400' };
