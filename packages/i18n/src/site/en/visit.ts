import type { Messages } from '../messages';

export const visit: Messages['visit'] = {
  title: 'Your reservation is coming up',
  lead: 'Please let us know that you are coming, so that we can have everything ready.',
  coming: 'I’ll be there',
  thanks: 'Thank you for letting us know',
  thanksBody: 'We look forward to welcoming you.',
  cancel: 'Cancel the reservation',
  open: 'View the reservation',
  past: 'The day of this reservation has passed',
  notFound: 'We could not find this reservation. Please check the link we sent you.',
};
