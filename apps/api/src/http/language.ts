import { wireLanguage } from '@dining/contract/wire';
import { getLanguageOfWireCode, type Language, selectLanguage } from '@dining/domain/shared/language';
import type { FastifyRequest } from 'fastify';

/** The tags of `Accept-Language` in their order. */
export const listLanguageTags = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');

/** The language a visitor is spoken to in: by the rule that the site starts with. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  // A name that stands there twice means its first, as in the browser.
  const query: unknown = Array.isArray(lang) ? lang[0] : lang;
  // Cookies are null in a request that is refused before anything has been read.
  const cookies: Readonly<Record<string, string | undefined>> | null = request.cookies;
  return selectLanguage({
    query: typeof query === 'string' ? query : null,
    stored: cookies?.locale,
    browser: listLanguageTags(request.headers['accept-language']),
  });
}

/** The language that a page says it is in (`languageRead` of the contract), by the body that the contract has let through; else that of its request. */
export function languageOfPage(body: unknown, request: FastifyRequest): Language {
  const { langCode } = (body ?? {}) as { langCode?: unknown };
  const said = wireLanguage.safeParse(langCode);
  return said.success ? getLanguageOfWireCode(said.data) : languageOf(request);
}
