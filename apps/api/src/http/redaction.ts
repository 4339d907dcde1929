/** What never reaches a log, wherever it turns up (reliability). */
export const redaction = {
  paths: [
    'req.headers.cookie',
    'req.headers.authorization',
    '*.password',
    '*.phone',
    '*.email',
    '*.name',
    '*.bookerName',
    '*.bookerPhone',
    '*.bookerEmail',
    '*.visitorName',
    '*.visitorPhone',
    '*.authorizationId',
    '*.secret',
  ],
  censor: '…',
};
