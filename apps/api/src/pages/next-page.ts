import type { PageName } from '@dining/contract/site/pages';

/** Where most go on from a page: its files are fetched while nothing else is to do. */
export const nextPage: Readonly<Partial<Record<PageName, PageName>>> = {
  main: 'reservationFirstStep',
  dinInfo: 'reservationFirstStep',
  promMain: 'promDetail',
  promDetail: 'reservationFirstStep',
  reviewList: 'reservationDetail',
  reservationFirstStep: 'reservationSecondStep',
  reservationSecondStep: 'reservationDetail',
  reservationDetail: 'reservationPayment',
  reservationPayment: 'reservationComplete',
};
