import type { Messages } from '../messages';

export const inquiryTemplates: Messages['inquiryTemplates'] = {
  names: {
    thanks: 'Thanks, we have checked',
    booking: 'We can arrange it',
    sorry: 'We are sorry',
    later: 'We come back to you',
  },
  texts: {
    thanks: 'Dear {{name}},\nthank you for writing to {{venue}}.\n\n\n\nKind regards,\n{{venue}}',
    booking:
      'Dear {{name}},\nwe are happy to arrange this for you. Please mention it in the request field of your reservation.\n\nKind regards,\n{{venue}}',
    sorry:
      'Dear {{name}},\nwe are sorry that we cannot arrange this. We hope to welcome you nevertheless.\n\nKind regards,\n{{venue}}',
    later: 'Dear {{name}},\nwe are looking into your question and will come back to you.\n\nKind regards,\n{{venue}}',
  },
};
