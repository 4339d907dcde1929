import type { Messages } from '../messages';

export const problemDetails: Messages['problemDetails'] = {
  too_many_requests: 'There have been too many attempts. Please try again in {{seconds}} seconds.',
  party_too_large: 'Online reservations are for up to 10 people including children. For 11 or more, please call {{phone}}.',
  pickup_too_soon: 'Please order at least {{days}} day(s) ahead. Choose a later pickup date.',
  sold_out: 'Only {{remaining}} left. Please choose fewer, or another time.',
  day_sale_exceeded: 'Only {{remaining}} left for that day. Please choose fewer or another date.',
  person_limit_exceeded: 'You may reserve {{remaining}} more. Please choose fewer.',
  price_changed: 'The amount is now {{total}}. Please check it and continue.',
  question_unanswered: '“{{question}}” has no answer. Please answer it to continue.',
};
