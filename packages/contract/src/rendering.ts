import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';

/** A page that the server requests from the site's renderer, for a hotel, a language and a time, without a session. */
export interface PageToRender {
  /** Path with the page's `renderedParameters`: `/fnb/prom/detail?promCode=TEA`. */
  readonly href: string;
  readonly language: Language;
  readonly htlCode: HtlCode;
  /** The current time for the rendered page, ISO 8601. */
  readonly at: string;
}

/** A rendered page and the data that the browser needs to hydrate it. */
export interface RenderedPage {
  /** Content of `#root`. */
  readonly html: string;
  /** Query results used for rendering, by query key, as JSON. */
  readonly queryData: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/** A request of the renderer to the API, without a session. */
export interface RendererCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** JSON, if the call has a body. */
  readonly body: string | null;
}

/** The response of the API to a request of the renderer. */
export interface RendererResponse {
  readonly status: number;
  /** Content type. */
  readonly type: string;
  readonly body: string;
}

/** Message from the server to the renderer's worker: a page to render, or the response to a request. */
export type MessageToRenderer =
  | { readonly id: number; readonly page: PageToRender }
  | { readonly id: number; readonly response: RendererResponse };

/** Message from the worker to the server: a rendered page, the reason of a failure, or a request to the API. */
export type MessageFromRenderer =
  | { readonly id: number; readonly rendered: RenderedPage }
  | { readonly id: number; readonly failed: string }
  | { readonly id: number; readonly call: RendererCall };
