import type { Texts } from '../texts';
import type { mail } from './ko';

/** The shape of what mails say. */
export type MailTexts = Texts<typeof mail>;
