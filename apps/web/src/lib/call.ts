import { createCall } from '@dining/client/call';
import type { Api } from '@dining/contract/site/api';

/** Makes one call of the site's contract. */
export const call = createCall<Api>();

/** The answer of a call of the contract. */
export type Answer<Name extends keyof Api> = Api[Name]['result'];
