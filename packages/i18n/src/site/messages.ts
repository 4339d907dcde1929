import type { Texts } from '../texts';
import type { ko } from './ko';

/** Translations of the site in one language. */
export type Messages = Texts<typeof ko>;
