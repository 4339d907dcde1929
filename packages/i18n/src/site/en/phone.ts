import type { Messages } from '../messages';

export const phone: Messages['phone'] = {
  country: 'Country',
  korean: 'Mobile number',
  koreanExample: '010-1234-5678',
  number: 'Mobile number without the country code',
  format: 'Please enter all eight digits after 010.',
  invalid: 'Please check the country and the mobile number.',
};
