import type { Messages } from '../messages';

export const mail: Messages['mail'] = {
  made: {
    subject: 'Your reservation at {{venue}} · {{visit}}',
  },
  cancelled: {
    subject: 'Your reservation at {{venue}} is canceled · {{visit}}',
    title: 'Your reservation is canceled',
    lead: '{{name}}, your reservation has been canceled. We hope to welcome you another time.',
    refund: 'The refund goes back the way you paid. Banks and card companies may take a few days.',
  },
  open: 'See the reservation',
  why: 'You receive this because a reservation was made with this address. Replies to it are not read.',
};
