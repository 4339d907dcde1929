import type { Problem } from '@dining/contract/problem';
import type { Api } from '@dining/contract/site/api';

/** The URLs that match a path with parameters, such as `/ordersheet/:ordersheetId`. */
type Urls<Path extends string> = Path extends `${infer Before}:${string}`
  ? `${Before}${string}`
  : Path | `${Path}?${string}`;

/** The result of the route that matches this method and URL; `never` if none does. */
type RouteResult<
  Endpoint extends string,
  Name extends keyof Api = keyof Api,
> = Name extends `${infer Method} /api${infer Path}`
  ? Endpoint extends `${Method} ${Urls<Path>}`
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
 * The fields of a problem or of any of these results. Those that only some results have may be missing, although their
 * types do not say so.
 */
export type ResultFields<Result> = Partial<Problem> & {
  readonly [Name in UnionKeys<Result>]: UnionField<Result, Name>;
};

/**
 * The body of a response: the fields of the route's result or of a problem. Fields that only some results have may be
 * missing. A URL that matches no route has fields of unknown type.
 */
export type ResponseBody<Endpoint extends string> = [RouteResult<Endpoint>] extends [never]
  ? Partial<Problem> & Readonly<Record<string, unknown>>
  : ResultFields<RouteResult<Endpoint>>;
