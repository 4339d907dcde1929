/**
 * Returns true if a normalised number (`normalizePhone`) belongs to another country. It receives no SMS, so codes are
 * sent by e-mail (decision 36).
 */
export const isForeignPhone = (phone: string): boolean => phone.startsWith('+');
