import type { Language } from '../formats';
import { cn } from './cn';
import { en } from './en';
import { ja } from './ja';
import { ko } from './ko';
import type { Messages } from './messages';

/** Every language's whole pack, for a server that speaks them all. */
export const packs: Record<Language, Messages> = { ko, en, cn, ja };
