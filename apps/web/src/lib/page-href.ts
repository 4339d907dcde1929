import { type PageName, pages } from '@dining/contract/site/pages';
import { stringifySearch } from './plain-search';

type PathOf<Name extends PageName> = Extract<(typeof pages)[number], { name: Name }>['path'];
type ParamsIn<Path> = Path extends `${string}$${infer Param}/${infer Rest}`
  ? Param | ParamsIn<`/${Rest}`>
  : Path extends `${string}$${infer Param}`
    ? Param
    : never;

/** The address of a page of ours: `pageHref('reservationDetail', { dinCode, prodCode }, search)`. */
export function pageHref<Name extends PageName>(
  name: Name,
  params: Record<ParamsIn<PathOf<Name>>, string>,
  search: Record<string, unknown> = {},
): string {
  const path = pages.find((page) => page.name === name)?.path ?? '/';
  const given: Record<string, string> = params;
  return path.replace(/\$(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? '')) + stringifySearch(search);
}
