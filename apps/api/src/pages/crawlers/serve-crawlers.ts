import { pages } from '@dining/contract/site/pages';
import { selectHotel } from '@dining/domain/search/start-up';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';
import type { Deps } from '../../config/deps';
import { addVary } from '../../http/encoding';
import { createEtag, matchesEtag } from '../../http/etag';
import { getLanguage } from '../../http/language';
import { replyWithProblem } from '../../http/problem-response';
import { createVersionCache } from '../../lib/cache';
import { formatInternationalPhone } from '../head/structured/hotel';
import { listHotelPages } from './hotel-pages';
import { formatRobotsText } from './robots';
import { createSecurityText } from './security-text';
import { type DatedPage, formatSitemap, formatSitemapIndex, splitIntoFiles } from './sitemap';
import { createWebManifest } from './web-manifest';

const maxAgeSeconds = 3600;

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = createEtag(text);
  reply.header('etag', etag).header('cache-control', `public, max-age=${maxAgeSeconds}`);
  addVary(reply, 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', type).send(text);
}

/** Where the well-known URL for changing passwords (W3C) redirects. */
const changePasswordPath = pages.mypageProfile.path;

/**
 * Serves the files that search engines and other programs request: `robots.txt`, sitemaps, the manifest and well-known
 * URLs. No session is read. `maxUrls` limits the URLs of one sitemap file.
 */
export function serveCrawlers(app: FastifyInstance, deps: Deps, maxUrls?: number): void {
  const catalogue = getCatalogueCache(deps.database);
  const { publicUrl } = deps.config;

  const getContentVersion = async () => {
    const termsNumbers = (await catalogue.listTerms()).map(({ termsSeq }) => termsSeq).join(',');
    return [(await catalogue.getVersions()).all, termsNumbers, getTodayInSeoul(deps.now())].join(' ');
  };
  const pageGroups = createVersionCache<'all', (readonly DatedPage[])[]>(async () => {
    const versions = await catalogue.getVersions();
    const { hotels } = await catalogue.getDirectory();
    const lists = await Promise.all(
      hotels.map(async (hotel) => {
        const changedAt = versions.getChangedAt(hotel.htlCode);
        const rows = await catalogue.getHotel(hotel.htlCode);
        const hotelTerms = (await catalogue.listTerms()).filter(({ htlCode }) => htlCode === hotel.htlCode);
        const termsTypes = hotelTerms.map(({ termsTypeCode }) => termsTypeCode);
        return listHotelPages(hotel, rows, termsTypes, deps.now()).map((page) => ({ page, changedAt }));
      }),
    );
    return splitIntoFiles(lists.flat(), maxUrls);
  });
  /** File 0 is the one that robots.txt names: it contains all URLs, or the index of the other files. */
  const files = createVersionCache<number, string | undefined>(async (fileNumber) => {
    const groups = await pageGroups.get('all', await getContentVersion());
    if (groups.length <= 1) return fileNumber === 0 ? formatSitemap(publicUrl, groups[0] ?? []) : undefined;
    const group = groups[fileNumber - 1];
    if (group !== undefined) return formatSitemap(publicUrl, group);
    return fileNumber === 0
      ? formatSitemapIndex(
          publicUrl,
          groups.map((_, index) => `/sitemap-${index + 1}.xml`),
        )
      : undefined;
  });
  const sendSitemap = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fileNumber: number,
  ): Promise<FastifyReply> => {
    const file = await files.get(fileNumber, await getContentVersion());
    return file === undefined
      ? replyWithProblem(request, reply, { failure: 'not_found' })
      : sendText(request, reply, 'application/xml; charset=utf-8', file);
  };

  app.get('/robots.txt', (request, reply) =>
    sendText(request, reply, 'text/plain; charset=utf-8', formatRobotsText(publicUrl)),
  );
  app.get('/.well-known/security.txt', async (request, reply) => {
    const contacts = deps.config.securityContacts;
    const [hotel] = (await catalogue.getDirectory()).hotels;
    const contactUris =
      contacts.length === 0 && hotel !== undefined ? [`tel:${formatInternationalPhone(hotel.phone)}`] : contacts;
    return contactUris.length === 0
      ? replyWithProblem(request, reply, { failure: 'not_found' })
      : sendText(
          request,
          reply,
          'text/plain; charset=utf-8',
          createSecurityText(contactUris, { publicUrl, now: deps.now() }),
        );
  });
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(changePasswordPath, 303));
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, 0));
  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    sendSitemap(request, reply, Number(request.params.number)),
  );
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { hotels } = await catalogue.getDirectory();
    const { hotelCode } = request.query as { hotelCode?: unknown };
    const hotel = selectHotel(hotels, typeof hotelCode === 'string' ? hotelCode : undefined, undefined);
    const manifest = createWebManifest(hotel, getLanguage(request));
    addVary(reply, 'accept-language', 'cookie');
    return sendText(request, reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  });
}
