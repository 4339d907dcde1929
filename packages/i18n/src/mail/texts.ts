import type { Texts } from '../texts';
import type { mail } from './ko';

/** Type of the mail texts. */
export type MailTexts = Texts<typeof mail>;
