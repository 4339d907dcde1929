import { problems } from '../cn/problems';
import type { Messages } from '../messages';

export const cn: Messages = { problems };
