import type { Messages } from '../messages';

export const phone: Messages['phone'] = {
  country: 'Country',
  area: 'First part of the mobile number',
  middle: 'Middle part of the mobile number',
  last: 'Last part of the mobile number',
  number: 'Mobile number without the country code',
  format: 'Please enter all eight digits after 010.',
  invalid: 'Please check the country and the mobile number.',
};
