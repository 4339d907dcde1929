import { wireLanguageSchema } from '@dining/contract/wire';
import { decodeWireLanguage, type Language, selectLanguage } from '@dining/domain/shared/language';
import type { FastifyRequest } from 'fastify';

export const listLanguageTags = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');

export function getLanguage(request: FastifyRequest): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  // The first value of a repeated parameter counts, as in the browser.
  const query: unknown = Array.isArray(lang) ? lang[0] : lang;
  // Cookies are null in a request that is refused before parsing.
  const cookies: Readonly<Record<string, string | undefined>> | null = request.cookies;
  return selectLanguage({
    query: typeof query === 'string' ? query : null,
    stored: cookies?.locale,
    browser: listLanguageTags(request.headers['accept-language']),
  });
}

/** Returns the language that the page names in the body (`langCode`), or else the language of the request. */
export function getPageLanguage(body: unknown, request: FastifyRequest): Language {
  const { langCode } = (body ?? {}) as { langCode?: unknown };
  const parseResult = wireLanguageSchema.safeParse(langCode);
  return parseResult.success ? decodeWireLanguage(parseResult.data) : getLanguage(request);
}
