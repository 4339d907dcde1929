import type { Messages } from '../messages';

export const product: Messages['product'] = {
  gallery: 'Pictures',
  tabs: {
    details: 'Details',
    reviews: 'Reviews {{count}}',
    reviewsUncounted: 'Reviews',
    reviewsMore: 'All reviews',
    label: 'About this experience',
  },
  menus: {
    title: 'Choose your menu',
    hint: 'Choose at least one for each person.',
    serves: 'Serves {{count}}',
    chosen: 'Chosen for {{chosen}} of {{needed}}',
    shown: 'On the menu',
  },
  quantity: {
    label: 'Quantity',
    left: '{{count}} left',
    perPerson: 'Up to {{count}} per person',
  },
  deposit: {
    title: 'Deposit',
    line_one: '{{price}} × {{count}} person',
    line: '{{price}} × {{count}} people',
    notice: 'The deposit is deducted from your bill on the day.',
  },
  inStore: 'Please pay at the restaurant on the day.',
  total: 'Total',
  memberHint: 'Sign in to reserve at the member price.',
  memberPrice: 'Member price {{amount}}',
  notices: {
    reservation: 'Reservation notes',
    parking: 'Parking',
    deposit: 'About the deposit',
    prices: 'Prices include tax and service.',
  },
  empty: 'This experience could not be found.',
  alerts: {
    menuShort: 'Please choose one menu per guest ({{people}} needed).',
    quantityRequired: 'Please choose a quantity.',
    daySaleExceeded: 'That is more than we have for the day. {{remaining}} left.',
    pickupRemaining: '{{remaining}} left.',
    perPerson: 'You may reserve {{remaining}}.',
    perPersonReached: 'You have reserved as many of this as one person may.',
    otherProduct: 'Choose another experience',
    smallerParty: 'Change the party',
    fewer: 'Choose fewer',
    dayAndTime: 'Please choose a date and time first.',
    outOfStock: 'This is sold out. Please choose another experience or date.',
  },
};
