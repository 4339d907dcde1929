import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface PageResponse {
  readonly page: { readonly language: string };
  readonly html: string;
}
interface Renderer {
  readonly renderRequest: (page: {
    readonly url: string;
    readonly cookie: string;
    readonly languages: readonly string[];
    readonly serverUrl: string;
    readonly siteOrigin: string;
  }) => Promise<PageResponse | undefined>;
}

/**
 * Renders public pages on each request under `npm run dev`, so that developers see at once if server and browser render
 * differently.
 */
export const createDevRenderingPlugin = (serverUrl: string): Plugin => ({
  name: 'dining:dev-rendering',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '/';
      if (request.url !== '/index.html') return next();
      const renderAndSend = async () => {
        const { renderRequest } = (await vite.ssrLoadModule('/renderer/render-request.ts')) as Renderer;
        const languages = (request.headers['accept-language'] ?? '')
          .split(',')
          .map((tag) => tag.split(';')[0]?.trim() ?? '');
        const pageResponse = await renderRequest({
          url,
          cookie: request.headers.cookie ?? '',
          languages,
          serverUrl,
          siteOrigin: `http://${request.headers.host ?? ''}`,
        });
        if (pageResponse === undefined) return next();
        const { html, ...rendered } = pageResponse;
        const data = JSON.stringify({ language: rendered.page.language, rendered }).replaceAll('<', '\\u003c');
        const template = await vite.transformIndexHtml(
          url,
          readFileSync(join(import.meta.dirname, '../index.html'), 'utf8'),
        );
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(
          template
            .replace('</head>', () => `<script type="application/json" id="boot">${data}</script></head>`)
            .replace(/<div id="root">.*?<\/div>\s*<\/div>/s, () => `<div id="root">${html}</div>`),
        );
      };
      renderAndSend().catch((error: unknown) => {
        vite.config.logger.error(`Rendering the page failed: ${String(error)}`);
        next();
      });
    });
  },
});
