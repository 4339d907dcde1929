import { problems } from '../ja/problems';
import type { Messages } from '../messages';

export const ja: Messages = { problems };
