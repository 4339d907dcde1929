import { problems } from '../en/problems';
import type { Messages } from '../messages';

export const en: Messages = { problems };
