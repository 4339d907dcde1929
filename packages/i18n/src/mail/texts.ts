import type { Texts } from '../texts';
import type { mail } from './ko';

/** Texts of mails and SMS in one language. */
export type MailTexts = Texts<typeof mail>;
