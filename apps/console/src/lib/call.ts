import { createCall } from '@dining/client/call';
import type { CallTypes } from '@dining/contract/endpoint';
import type { StaffApiGroup, staffEndpointsByGroup } from '@dining/contract/staff/api';

type Endpoint = (typeof staffEndpointsByGroup)[StaffApiGroup][number];
type StaffApi = { [E in Endpoint as `${E['method']} ${E['path']}`]: CallTypes<E> };

export const call = createCall<StaffApi>();

export type CallResult<Name extends keyof StaffApi> = StaffApi[Name]['result'];
export type Body<Name extends keyof StaffApi> = StaffApi[Name]['body'];

/** Creates the headers of a write, which the server runs once for each key. */
export const createIdempotencyHeaders = (key: string) => ({ 'Idempotency-Key': key });
