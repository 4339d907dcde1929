import type { Messages } from '../messages';

export const footer: Messages['footer'] = {
  label: 'Company information and terms',
  terms: 'Terms and policies',
  representative: 'Representative',
  address: 'Address',
  phone: 'Telephone',
  email: 'Email',
  bizRegNo: 'Business registration no.',
  mailOrderNo: 'Mail-order business report no.',
  privacyOfficer: 'Privacy officer',
  hosting: 'Hosting provider',
  ftcLookup: 'Verify business information',
  registeredAs: '{{own}} ({{registered}})',
  copyright: '© {{year}} {{name}}',
  licenses: 'Open-source licences',
};
