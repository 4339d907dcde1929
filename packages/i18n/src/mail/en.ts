import type { MailTexts } from './texts';

export const mail: MailTexts = {
  made: {
    subject: 'Your reservation at {{venue}} · {{visit}}',
  },
  cancelled: {
    subject: 'Your reservation at {{venue}} is canceled · {{visit}}',
    title: 'Your reservation is canceled',
    lead: '{{name}}, your reservation has been canceled. We hope to welcome you another time.',
    refund: 'Your refund will be issued to your original payment method. Your bank or card company may take a few days.',
  },
  open: 'View your reservation',
  why: 'You are receiving this because a reservation was made with your email address. Please do not reply: this mailbox is not read.',
};
