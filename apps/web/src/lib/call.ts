import { createCall } from '@dining/client/call';
import type { Api } from '@dining/contract/site/api';

export const call = createCall<Api>();

export type CallResult<Name extends keyof Api> = Api[Name]['result'];
