import { type PageName, type PagePath, pages } from '@dining/contract/site/pages';
import { stringifySearch } from './plain-search';

type ParamsIn<Path> = Path extends `${string}$${infer Param}/${infer Rest}`
  ? Param | ParamsIn<`/${Rest}`>
  : Path extends `${string}$${infer Param}`
    ? Param
    : never;

/** Returns the address of a page: `pageHref('reservationDetail', { dinCode, prodCode }, search)`. */
export function pageHref<Name extends PageName>(
  name: Name,
  params: Record<ParamsIn<PagePath<Name>>, string>,
  search: Record<string, unknown> = {},
): string {
  const given: Record<string, string> = params;
  return (
    pages[name].path.replace(/\$(\w+)/g, (_, key: string) => encodeURIComponent(given[key] ?? '')) +
    stringifySearch(search)
  );
}
