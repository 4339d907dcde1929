import type { FastifyInstance } from 'fastify';

/** The head of a page, parsed without running scripts. */
export interface ParsedHead {
  readonly status: number;
  readonly language: string;
  readonly title: string;
  /** By name or property; the last one wins. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly jsonLd: readonly Record<string, unknown>[];
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decodeEntities = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

const parseAttributes = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeEntities(value)]),
  );

/** Requests a page and parses its head. */
export async function fetchHead(app: FastifyInstance, url: string): Promise<ParsedHead> {
  const { statusCode, body } = await app.inject({ url });
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(body) ?? [];
  const parseTags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, tag = '']) => parseAttributes(tag));
  const links = parseTags('link');
  return {
    status: statusCode,
    language: /<html lang="([^"]*)"/.exec(body)?.[1] ?? '',
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(parseTags('meta').map(({ name, property, content }) => [name ?? property, content ?? ''])),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href ?? '']),
    ),
    jsonLd: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}
