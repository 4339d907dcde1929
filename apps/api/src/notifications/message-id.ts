import type { DueMessage } from '../stores/messages/outbox';

/**
 * Returns the id of a message about a reservation, such as `reservation-made.CODE`, or `reservation-made.CODE.1` if
 * staff have sent the confirmation again: each message has its own id, and the same one at each attempt.
 */
export const getMessageId = ({ kind, key }: Pick<DueMessage, 'kind' | 'key'>): string =>
  `${kind.replaceAll('_', '-')}.${key.slice(key.lastIndexOf(' ') + 1)}`;
