import { resvStatus } from '../site/en/resv-status';
import type { MailTexts } from './texts';

const { sentences } = resvStatus;

export const mail: MailTexts = {
  unnamed: 'Sir or Madam',
  made: {
    subject: 'Your reservation at {{venue}} is confirmed · {{visit}}',
  },
  cancelled: {
    subject: 'Your reservation at {{venue}} is cancelled · {{visit}}',
    lead: 'Dear {{name}}, your reservation is cancelled. We hope to welcome you another time.',
  },
  cancelledByVenue: {
    subject: 'We are sorry: your reservation at {{venue}} is cancelled · {{visit}}',
    title: 'We are sorry: we had to cancel your reservation',
    lead: 'Dear {{name}}, the hotel is unable to welcome you as planned and has had to cancel your reservation. We sincerely apologise. Anything you have paid will be refunded in full.',
  },
  offered: {
    title: 'Times we can offer instead',
    text: 'Please reserve with a button below. These times were available when we wrote; they may fill up.',
  },
  reminder: {
    subject: 'Your reservation at {{venue}} is coming up · {{visit}}',
    title: 'We look forward to seeing you',
    lead: 'Dear {{name}}, this is a reminder of your reservation. Please let us know that you are coming, so that we can have everything ready.',
    coming: 'I’ll be there',
    cancel: 'Cancel the reservation',
  },
  notice: {
    subject: 'About your reservation at {{venue}} · {{visit}}',
    title: 'A message about your reservation',
    lead: 'Dear {{name}}, the restaurant has a message for you about your reservation.',
    remains: 'Your reservation remains valid.',
    message: 'Message from the restaurant',
  },
  answered: {
    subject: 'We have answered your enquiry · {{title}}',
    title: 'We have answered your enquiry',
    lead: 'Dear {{name}}, thank you for your patience.',
    reasonForMail:
      'You are receiving this because you sent us an enquiry. Please do not reply, as this mailbox is not monitored.',
  },
  reviewHidden: {
    subject: 'Your review of {{venue}} has been hidden',
    title: 'Your review has been hidden',
    lead: 'Dear {{name}}, we have hidden your review, because it breaks one of our rules for reviews. Your stars are not counted either.',
    reason: 'Reason',
    review: 'Your review',
    note: 'Explanation',
    appealTitle: 'Appeal',
    appeal: 'You can appeal once in My account. A different member of staff decides.',
    open: 'Open My account',
    reasonForMail:
      'You are receiving this because you wrote a review. Please do not reply, as this mailbox is not monitored.',
  },
  reviewAppealDecided: {
    upheldSubject: 'Your review of {{venue}} stays hidden',
    upheldTitle: 'Your review stays hidden',
    upheldLead: 'Dear {{name}}, another person has looked at your appeal and decided that the review stays hidden.',
    restoredSubject: 'Your review of {{venue}} is visible again',
    restoredTitle: 'Your review is visible again',
    restoredLead:
      'Dear {{name}}, another person has looked at your appeal. Your review and its stars are visible again. We are sorry.',
  },
  open: 'View your reservation',
  reasonForMail:
    'You are receiving this because a reservation was made with your email address. Please do not reply, as this mailbox is not monitored.',
  sms: {
    made: `[{{hotel}}] ${sentences.reserved}.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nPayment: {{paid}}\nReservation number: {{resvCode}}\nView it: {{link}}`,
    cancelled: `[{{hotel}}] ${sentences.cancel}.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nReservation number: {{resvCode}}\nAmount paid: {{paid}}\nCancellation fee: {{fee}}\nRefund: {{refund}}\nDetails: {{link}}`,
    cancelledByVenue:
      '[{{hotel}}] We are sorry: the hotel had to cancel your reservation.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nReservation number: {{resvCode}}\nAmount paid: {{paid}}\nRefund (in full): {{refund}}\nDetails: {{link}}',
    reminder:
      '[{{hotel}}] Your reservation is coming up.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nReservation number: {{resvCode}}\nLet us know that you are coming, or cancel: {{link}}',
    confirmedReminder:
      '[{{hotel}}] Your reservation is coming up.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nReservation number: {{resvCode}}\nLet us know that you are coming: {{link}}',
    answered: '[{{hotel}}] We have answered your enquiry.\nRead the answer: {{link}}',
    payLink:
      '[{{hotel}}] Please pay your reservation by {{until}}. Until then your place is held.\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nAmount: {{amount}}\nPay here: {{link}}',
  },
  account: {
    sender: 'Hotel Dining',
    codeSms: '[{{group}}] Your code is {{code}}, valid for {{minutes}} minutes. Do not share it.',
    code: {
      subject: 'Your code is {{code}}',
      title: 'Your verification code',
      lead: 'Please enter this code on the page. It is valid for {{minutes}} minutes.',
      label: 'Code',
      reasonForMail:
        'If you did not request this, you can ignore this email. Please do not share the code with anyone.',
    },
    reset: {
      subject: 'Reset your password',
      title: 'Reset your password',
      lead: 'Please choose a new password with the button below. It works once and is valid for {{minutes}} minutes.',
      open: 'Choose a new password',
      reasonForMail: 'If you did not request this, you can ignore this email. Your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      title: 'Your password has been changed',
      lead: 'Your password was changed on {{date}}, and you have been signed out on all other devices.',
      reset: 'Reset your password',
      reasonForMail:
        'If this was not you, please reset your password at once with the button above. Please do not reply, as this mailbox is not monitored.',
    },
    marketing: {
      subject: 'Your email and message preferences',
      title: 'Your email and message preferences',
      lead: 'We have updated your preferences.',
      sender: 'Sender',
      date: 'Date',
      agreed: 'Agreed',
      declined: 'Declined',
      change: 'Change it in your profile',
      reasonForMail:
        'Korean law requires us to tell you the result when you agree to advertising or withdraw your consent. You can change your choice at any time. Please do not reply, as this mailbox is not monitored.',
    },
    joined: {
      subject: 'Welcome to {{group}}',
      title: 'Welcome as a member',
      lead: 'Dear {{name}}, thank you for joining. You can now reserve at member prices.',
      id: 'Your ID',
      coupon: 'Your welcome coupon',
      until: 'Valid until {{date}}',
      coupons: 'View your coupons',
      site: 'Make a reservation',
      reasonForMail:
        'You are receiving this because you have joined. If this was not you, please call the hotel. Please do not reply, as this mailbox is not monitored.',
    },
    left: {
      subject: 'Your account is closed',
      title: 'Your account is closed',
      lead: 'Thank you for the time you spent with us. Your member details have been deleted. We keep only the records of reservations, payments and enquiries that the law requires, for as long as it does.',
      reasonForMail:
        'If this was not you, please call the hotel. Please do not reply, as this mailbox is not monitored.',
    },
  },
  venue: {
    booked: {
      subject: '{{venue}}: new reservation · {{visit}} · {{resvCode}}',
      title: 'A new reservation',
      lead: 'The visit is less than 24 hours away.',
    },
    cancelled: {
      subject: '{{venue}}: reservation cancelled · {{visit}} · {{resvCode}}',
      title: 'A reservation is cancelled',
      lead: 'The visit was less than 24 hours away.',
    },
    edited: {
      subject: '{{venue}}: request or allergies changed · {{visit}} · {{resvCode}}',
      title: 'A guest has changed a reservation',
      lead: 'Please read what has changed. This email shows the answers as they were when it was sent.',
    },
    sheet: {
      subject: '{{venue}}: reservations of {{day}}',
      title: 'Tonight’s reservations',
      lead: 'As of {{at}}. Later changes are in the console.',
    },
    changes: 'Changes',
    changedTitle: '{{title}} (changed {{at}})',
    request: 'Request',
    noRequest: 'The guest has deleted the request.',
    allergies: 'Allergies',
    allergiesChanged: 'The answer about allergies has changed. Emails never name allergies; please see the console.',
    hasAllergies: 'The guest has allergies. Emails never name them; please see the console.',
    day: 'Day',
    parties: 'Reservations',
    partyCount: '{{count}}',
    people: 'Guests',
    peopleCount: '{{count}}',
    withAllergies: 'Reservations with allergies',
    open: 'Open the console',
    reasonForMail:
      'This email goes to the restaurant only, not to guests. Please do not reply, as this mailbox is not monitored.',
  },
  payLink: {
    subject: 'Please pay your reservation at {{venue}} · {{visit}}',
    title: 'Please pay your reservation',
    lead: 'Dear {{name}}, thank you for your call. Your place is held until {{until}}. Please pay by then with the button below; your reservation is then confirmed.',
    venue: 'Restaurant',
    product: 'Product',
    visit: 'Date and time',
    party: 'Guests',
    amount: 'Amount',
    open: 'Pay now',
    reasonForMail:
      'You are receiving this because a reservation was made by phone with your email address. Please do not pass the link on. Please do not reply, as this mailbox is not monitored.',
  },
  memberInvited: {
    subject: '{{group}}: your invitation to our new reservation service',
    title: 'Your invitation to our new reservation service',
    lead: '{{name}}, {{group}} has a new reservation service. Please agree to the terms and choose a password with the button below. It works once, until {{date}}.',
    gains:
      'Once you have joined, you will find the reservations made with this email address and the points you have collected.',
    open: 'Join now',
    reasonForMail:
      'You are receiving this because you were a member of our former reservation service. If you do not join by then, we delete your details. Please do not reply, as this mailbox is not monitored.',
  },
  staffInvited: {
    subject: '{{group}}: your invitation to the staff console',
    title: 'Your invitation to the staff console',
    lead: '{{inviter}} has invited you to work with the staff console. Please set up your sign-in with the button below. It works once, until {{date}}.',
    renewSubject: '{{group}}: set up your sign-in again',
    renewTitle: 'Set up your sign-in again',
    renewLead:
      '{{inviter}} has removed your former sign-in to the staff console. Please set up a new one with the button below. It works once, until {{date}}.',
    account: 'Account',
    roles: 'Roles',
    open: 'Set up your sign-in',
    reasonForMail:
      'If you do not work for us, you can ignore this email. Please do not pass the link on. Please do not reply, as this mailbox is not monitored.',
    wholeGroup: 'whole group',
    roleNames: {
      host: 'Host',
      kitchen: 'Kitchen',
      venue_manager: 'Restaurant manager',
      reservation_desk: 'Reservation desk',
      hotel_manager: 'Hotel food and beverage manager',
      marketing: 'Marketing',
      finance: 'Finance',
      privacy: 'Privacy and audit',
      owner: 'Owner',
    },
  },
  example: {
    inquiryTitle: 'Do you have high chairs?',
    inquiry: 'We are coming with a one-year-old child. Could we have a high chair?',
    answer: 'Yes, we will have a high chair ready for you.',
    review: 'A review that gives the name and phone number of another guest.',
    explanation: 'The review contains personal data of another guest.',
    notice: 'Because of an event in the hotel, please use the east entrance on that day.',
  },
  setupTest: {
    subject: '{{group}}: test email',
    text: 'This email tests the email settings of the reservation system of {{group}}. If it has arrived, emails are sent correctly.',
    sms: '[{{group}}] This message tests the SMS settings of the reservation system.',
    payment: {
      goods: 'Test payment',
      title: 'Test payment',
      done: 'The test is finished. Please close this window and read the result in the console.',
      checking:
        'The provider’s answer is still being checked. Please close this window and read the result in the console.',
      failed:
        'This test payment has ended, so nothing was charged. Please close this window and start again in the console.',
      unknownTitle: 'There is no such test payment',
      unknown: 'Nothing was charged. Please close this window and start again in the console.',
    },
  },
};
