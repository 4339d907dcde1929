import { busanGuestBook } from './busan';
import type { GuestBookEntry } from './entry';
import { jejuGuestBook } from './jeju';
import { seoulGuestBook } from './seoul';

/** Visits that exist only for their reviews, so that each restaurant has at least eight. */
export const guestBook: readonly GuestBookEntry[] = [...seoulGuestBook, ...busanGuestBook, ...jejuGuestBook];
