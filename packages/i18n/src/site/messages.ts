import type { Texts } from '../texts';
import type { ko } from './ko';

/** The shape of a pack of the site. */
export type Messages = Texts<typeof ko>;
