import type { Messages } from '../messages';

export const problemDetails: Messages['problemDetails'] = {
  invalid_request: 'One of the texts is too long. It can have up to {{max}} characters.',
  too_many_requests: 'There have been too many attempts. Please try again in {{wait}}.',
  party_too_large:
    'Online reservations are for up to 10 people including children. For 11 or more, please call {{phone}}.',
  too_many_bookings:
    'You already have several reservations at this restaurant on that day. For more, please call {{phone}}.',
  start_time_share:
    'You have reached the number of seats one guest can reserve online for the same time. Please choose another time, or call {{phone}}.',
  day_share:
    'You have reached the number one guest can order online for one day. Please choose fewer or another date, or call {{phone}}.',
  address_share:
    'Many reservations are being made from your network right now. Please try again in a few minutes, or call {{phone}}.',
  sold_out: 'There are not enough seats at that time (seats left: {{remaining}}). Please choose another time or date.',
  day_sale_exceeded:
    'This is more than we have for that day (left: {{remaining}}). Please choose fewer or another date.',
  day_sale_exceeded_cover:
    'This is more than we have for that day (servings left: {{remaining}}). Please choose fewer or another date.',
  day_sale_exceeded_guest:
    'This is more than we have for that day (guests there is room for: {{remaining}}). Please choose another date.',
  person_limit_exceeded: 'This is more than one guest may reserve (left for you: {{remaining}}). Please choose fewer.',
  person_limit_exceeded_cover:
    'This is more than one guest may reserve (servings left for you: {{remaining}}). Please choose fewer.',
  person_limit_exceeded_guest: 'This is more than one guest may reserve (guests you may reserve for: {{remaining}}).',
  menu_quantity_short: 'Please choose {{missing}} more: one per guest.',
  menu_quantity_short_for_adults:
    'Children’s menus are for children only. Please choose {{missing}} more, including {{missingForAdults}} for adults.',
  question_unanswered: '“{{question}}” has no answer. Please answer it to continue.',
  code_wrong: 'The code is incorrect. Attempts left: {{left}}.',
  payload_too_large: 'This file is too large. Please choose one of up to {{megabytes}} MB.',
  picture_too_large: 'This photo has too many pixels. Please choose one of up to {{megapixels}} megapixels.',
  password_short: 'The password needs at least {{min}} characters.',
};
