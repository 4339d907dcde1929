/** The messages to guests whose texts a hotel can change. */
export const templateKinds = ['made', 'cancelled', 'cancelledByVenue', 'reminder', 'payLink'] as const;
export type TemplateKind = (typeof templateKinds)[number];
