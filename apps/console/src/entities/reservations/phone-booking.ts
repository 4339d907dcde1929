import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

/** What a venue offers a party on a day, with the price of the current choice. */
export type PhoneQuote = CallResult<'POST /api/staff/resv/quote'>;
export type PhoneProduct = PhoneQuote['products'][number];
export type QuoteSearch = Body<'POST /api/staff/resv/quote'>;
export type PhoneBooking = Body<'POST /api/staff/resv/book'>;

/**
 * Fetches the quote of a booking by phone each time it is shown, because availability changes.
 */
export const getQuoteQuery = (search: QuoteSearch) =>
  queryOptions({
    queryKey: ['phone-quote', search],
    queryFn: ({ signal }) => call('POST /api/staff/resv/quote', { body: search, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const bookByPhone = (body: PhoneBooking, key: string) =>
  call('POST /api/staff/resv/book', { body, headers: createIdempotencyHeaders(key) });
