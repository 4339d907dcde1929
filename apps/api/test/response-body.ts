import type { Problem } from '@dining/contract/problem';
import type { Api } from '@dining/contract/site/api';

/** `/ordersheet/:ordersheetId` as the addresses that mean it. */
type Addresses<Path extends string> = Path extends `${infer Before}:${string}`
  ? `${Before}${string}`
  : Path | `${Path}?${string}`;

/** What the call of the contract answers that this method and address mean; `never` where there is none. */
type RouteResult<Asked extends string, Name extends keyof Api = keyof Api> = Name extends `${infer Method} /api${infer Path}`
  ? Asked extends `${Method} ${Addresses<Path>}`
    ? Api[Name]['result']
    : never
  : never;

type UnionField<Union, Name extends PropertyKey> = Union extends unknown
  ? Name extends keyof Union
    ? Union[Name]
    : never
  : never;
type UnionKeys<Union> = Union extends unknown ? keyof Union : never;

/**
 * What a test reads from an answer: the fields of the call's result, or of the problem that came instead. Fields that only
 * some of the results have may be missing; an address that is no call of the contract answers whatever it answers.
 */
export type ResponseBody<Asked extends string> = [RouteResult<Asked>] extends [never]
  ? Partial<Problem> & Readonly<Record<string, unknown>>
  : Partial<Problem> & { readonly [Name in UnionKeys<RouteResult<Asked>>]: UnionField<RouteResult<Asked>, Name> };
