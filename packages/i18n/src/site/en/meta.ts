import type { Messages } from '../messages';

/** Every way back from a provider. */
const signingIn = {
  title: 'Signing in',
  description: 'Confirming your sign-in.',
};

export const meta: Messages['meta'] = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: 'Please turn on JavaScript to reserve here. You are also welcome to reserve by phone.',
    map: 'Map',
  },
  pages: {
    main: {
      title: 'Hotel dining reservations',
      description: 'Reserve the hotel’s restaurants, bars and bakery online. See free tables and prices at a glance.',
    },
    login: {
      title: 'Sign in',
      description: 'Sign in to reserve at member prices.',
    },
    reservationFirstStep: {
      title: 'Reserve · Choose a date',
      description: 'Choose a restaurant, your party, a date and a time.',
    },
    reservationSecondStep: {
      title: 'Reserve · Choose what you would like',
      description: 'What can be reserved at the time you chose.',
    },
    reservationDetail: {
      title: 'Reserve · Choose your menu',
      description: 'Choose menus and quantities, and see the sum.',
    },
    reservationPayment: {
      title: 'Reserve · Payment',
      description: 'Enter your details and pay.',
    },
    reservationComplete: {
      title: 'Your reservation',
      description: 'Your reservation in detail.',
    },
    paymentReturn: {
      title: 'Payment result',
      description: 'Confirming your payment.',
    },
    paymentWait: {
      title: 'Preparing payment',
      description: 'Preparing the payment window.',
    },
    terms: {
      title: 'Terms and policies',
      description: 'The hotel’s terms of use, privacy and notices.',
    },
    reviewList: {
      title: 'Reviews',
      description: 'From those who have dined with us.',
    },
    mypageMain: {
      title: 'My page',
      description: 'Your reservations and inquiries.',
    },
    mypageResvDetail: {
      title: 'Reservation details',
      description: 'See or cancel your reservation.',
    },
    mypageQnaDetail: {
      title: 'Inquiry',
      description: 'Your inquiry and our answer.',
    },
    mypageBenefits: {
      title: 'Coupons and points',
      description: 'Your coupons and points.',
    },
    mypageProfile: {
      title: 'Profile',
      description: 'Your details, password, devices and consents.',
    },
    reservationLookup: {
      title: 'Find a reservation',
      description: 'Find your reservation by its number and your mobile number.',
    },
    reservationVisit: {
      title: 'Your reservation is coming up',
      description: 'Let the restaurant know that you are coming.',
    },
    findTable: {
      title: 'Find a table',
      description: 'Find a free table for your party and date at all of the hotel’s restaurants at once.',
    },
    dinInfo: {
      title: 'Restaurants',
      description: 'Where our restaurants are, when they open and what they serve.',
    },
    promMain: {
      title: 'Promotions',
      description: 'Dining promotions at our hotels.',
    },
    promDetail: {
      title: 'Promotion',
      description: 'The promotion’s dates and details.',
    },
    joinAgreement: {
      title: 'Join · Terms',
      description: 'Read and agree to the terms.',
    },
    joinForm: {
      title: 'Join · Your details',
      description: 'Enter your details.',
    },
    joinComplete: {
      title: 'Welcome',
      description: 'You are now a member.',
    },
    findId: {
      title: 'Find ID',
      description: 'Find your ID by name and mobile number.',
    },
    passwordReset: {
      title: 'Reset password',
      description: 'Set a new password.',
    },
    loginLeave: {
      title: 'Going to sign-in',
      description: 'Taking you to the sign-in page.',
    },
    kakaoOauthResult: signingIn,
    naverOauthResult: signingIn,
    googleOauthResult: signingIn,
    homepageLogin: signingIn,
    error: {
      title: 'PAGE ERROR',
      description: 'We could not show this page.',
    },
    errorNotFound: {
      title: 'Page not found',
      description: 'The page may have moved or been removed.',
    },
  },
};
