/** Returns true if a normal number (`normalizePhone`) belongs to another country: no SMS reaches it, its codes go by mail (decision 36). */
export const isForeignPhone = (phone: string): boolean => phone.startsWith('+');
