/** Returns true if a normal number (`normalPhone`) belongs to another country: no SMS reaches it, its codes go by mail (decision 36). */
export const isPhoneAbroad = (phone: string): boolean => phone.startsWith('+');
