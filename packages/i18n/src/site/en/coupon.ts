import type { Messages } from '../messages';

export const coupon: Messages['coupon'] = {
  title: 'Coupon',
  mine: 'Coupons',
  none: 'No coupon',
  best: 'Best value',
  amountOff: '{{amount}} off',
  percentOff: '{{percent}}% off',
  atMost: 'up to {{amount}}',
  minOrder: 'On orders of {{amount}} or more',
  allHotels: 'All hotels',
  nothingUsable: 'None of your coupons can be used for this reservation.',
  unusable: 'Coupons you cannot use here ({{count}})',
  refusals: {
    coupon_taken: 'In use for another reservation',
    coupon_not_yet_valid: 'Valid from {{date}}',
    coupon_expired: 'Expired',
    coupon_other_hotel: 'Valid at {{hotel}} only',
    coupon_not_for_deposit: 'Not valid for deposits',
    coupon_min_order: 'For orders of {{amount}} or more',
    coupon_takes_nothing: 'No discount on this order',
  },
  groups: {
    usable: 'Ready to use',
    used: 'Used',
    expired: 'Expired',
  },
  held: 'In use',
  heldNote:
    'A payment with this coupon is in progress. If it is not completed, the coupon will be available again shortly.',
  usedOn: 'Used on {{date}}',
  show: 'View reservation',
  code: {
    label: 'Coupon code',
    hint: 'Enter a code of letters and digits to receive its coupon at once.',
    submit: 'Get the coupon',
    required: 'Please enter a coupon code.',
    done: 'You have received a coupon: {{name}}',
  },
  empty: 'You have no coupons yet',
  emptyUsable: 'You have no coupons available at the moment.',
};
