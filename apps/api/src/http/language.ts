import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import type { FastifyRequest } from 'fastify';

const fromCookie = new Map<string, Language>(languages.map((language) => [languageNames[language].wire, language]));
const fromQuery = new Map<string, Language>(languages.map((language) => [languageNames[language].query, language]));
const fromBrowser = new Map<string, Language>([
  ['ko', 'ko'],
  ['en', 'en'],
  ['zh', 'cn'],
  ['ja', 'ja'],
]);

/** Spec §4 Language: the query wins, then what was stored, then the browser's, then English. */
export function languageOf(request: FastifyRequest): Language {
  const query = (request.query as { lang?: unknown } | undefined)?.lang;
  const asked = typeof query === 'string' ? fromQuery.get(query) : undefined;
  // Cookies are null in a request that is refused before anything has been read.
  const cookies: Readonly<Record<string, string | undefined>> | null = request.cookies;
  return asked ?? fromCookie.get(cookies?.locale ?? '') ?? ofBrowser(request.headers['accept-language']) ?? 'en';
}

function ofBrowser(header: string | undefined): Language | undefined {
  for (const part of (header ?? '').split(',')) {
    const known = fromBrowser.get(part.trim().slice(0, 2).toLowerCase());
    if (known !== undefined) return known;
  }
  return undefined;
}
