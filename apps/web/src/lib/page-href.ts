import { type PageName, type PagePath, pages } from '@dining/contract/site/pages';
import { stringifySearch } from './plain-search';

type PathParams<Path> = Path extends `${string}$${infer Param}/${infer Rest}`
  ? Param | PathParams<`/${Rest}`>
  : Path extends `${string}$${infer Param}`
    ? Param
    : never;

export function createPageHref<Name extends PageName>(
  name: Name,
  params: Record<PathParams<PagePath<Name>>, string>,
  search: Record<string, unknown> = {},
): string {
  const pathParams: Record<string, string> = params;
  return (
    pages[name].path.replace(/\$(\w+)/g, (_, key: string) => encodeURIComponent(pathParams[key] ?? '')) +
    stringifySearch(search)
  );
}
