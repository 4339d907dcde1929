import type { Language } from '../formats';
import { cn } from './cn';
import { en } from './en';
import { ja } from './ja';
import { ko } from './ko';
import type { Messages } from './messages';

/** Complete translations of all languages, for the server. */
export const packs: Record<Language, Messages> = { ko, en, cn, ja };
