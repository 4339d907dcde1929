import type { Messages } from '../messages';

export const payLink: Messages['payLink'] = {
  title: 'Pay for your reservation',
  lead: 'Your place is held until {{until}}. Please pay by then.',
  phone: 'Mobile number',
  allergies: 'The allergies you told us by phone are passed on to the restaurant.',
  allergyConsent:
    'I agree that the allergies given by phone, which are health information, are used to prepare my visit.',
  payingTitle: 'This reservation is being paid in another window',
  payingBody:
    'Please complete the payment there. If that window is closed, you can pay here instead; the other payment then no longer counts.',
  payHere: 'Pay here instead',
  paidTitle: 'Your reservation is paid',
  paidBody: 'Your reservation number is {{no}}. We have sent you a confirmation.',
  open: 'View the reservation',
  lapsedTitle: 'The time to pay has run out',
  lapsedBody:
    'Your place is no longer held, and nothing was charged. If you would still like to come, please call the restaurant.',
  withdrawnTitle: 'This payment link was withdrawn',
  withdrawnBody:
    'The restaurant has withdrawn this link, and nothing was charged. If you have any questions, please call the restaurant.',
  unknownTitle: 'We could not find this payment link',
  unknownBody: 'Please open the link exactly as you received it. If that does not help, please call the restaurant.',
};
