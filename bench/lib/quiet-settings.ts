/** Settings with which jobs that would take part of the processor come round once, at the start, and no more. */
export const quietSettings = { MAIL_SECONDS: '86400', TEXTS_SECONDS: '86400' };
