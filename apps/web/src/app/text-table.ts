import type { PageName } from '@dining/contract/pages';
import type { TextPart } from '../lib/i18n';

/** What every page says: header, footer, buttons, the error page. Problems are told by pages that write. */
export const houseTexts = ['common'] as const satisfies readonly TextPart[];

/** What a page says beside that. The build reads this table too: the server preloads these files with the page's own. */
export const pageTexts = {
  main: ['main', 'reservation'],
  login: ['login', 'problemDetails', 'problems'],
  reservationFirstStep: ['reservation'],
  reservationSecondStep: ['reservation'],
  reservationDetail: ['reservation', 'product', 'payment', 'problems'],
  reservationPayment: ['reservation', 'product', 'payment', 'terms', 'problemDetails', 'problems'],
  reservationComplete: ['reservation', 'complete', 'product', 'payment'],
  reservationLookup: ['complete', 'payment', 'problemDetails', 'problems'],
  dinInfo: ['venueInfo', 'main', 'reservation'],
  promMain: ['promotion'],
  promDetail: ['promotion'],
  reviewList: ['review', 'reservation', 'product'],
  easypayWait: ['payment'],
  easypayReturn: ['payment'],
} as const satisfies Partial<Record<PageName, readonly TextPart[]>>;
