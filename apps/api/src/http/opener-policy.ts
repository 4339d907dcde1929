/** The popup's pages keep their opener; everything else may only open popups of its own (decision 33a). */
export const openerPolicy = (path: string): string => (path.startsWith('/easypay/') ? 'unsafe-none' : 'same-origin-allow-popups');
