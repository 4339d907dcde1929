/**
 * Returns true if a normalised number (`normalizePhone`) belongs to another country. Codes for such a number are sent
 * by e-mail, because no SMS is sent abroad (decision 36).
 */
export const isForeignPhone = (phone: string): boolean => phone.startsWith('+');
