import type { Texts } from '../texts';
import type { ko } from './ko';

/** Translations of the console in one language. */
export type Messages = Texts<typeof ko>;
