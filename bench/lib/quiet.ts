/** Settings with which jobs that would take part of the processor come round once, at the start, and no more. */
export const quiet = { MAIL_SECONDS: '86400', TEXTS_SECONDS: '86400' };
