import type { Language } from '../formats';
import { mail as cn } from './cn';
import { mail as en } from './en';
import { mail as ja } from './ja';
import { mail as ko } from './ko';
import type { MailTexts } from './texts';

/** Texts of mails and SMS in all languages. */
export const mails: Record<Language, MailTexts> = { ko, en, cn, ja };
