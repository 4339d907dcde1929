import type { Texts } from '../texts';
import type { ko } from './ko';

/** Type of the console's translations. */
export type Messages = Texts<typeof ko>;
