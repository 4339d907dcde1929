import type { HtlCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';

/** A page as the server asks the site's renderer for it: a hotel's, in a language, on a day; nobody's in particular. */
export interface PageToRender {
  /** The path, with what of the query the page shows: `/fnb/prom/detail?promCode=TEA`. */
  readonly href: string;
  readonly language: Language;
  readonly htlCode: HtlCode;
  /** The moment that the page is of, in ISO 8601. */
  readonly at: string;
}

/** A page that was rendered, and what the browser needs to hydrate it. */
export interface RenderedPage {
  /** What stands in `#root`. */
  readonly html: string;
  /** What the site's queries answered while it was rendered, each by its key: JSON. */
  readonly answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/** A call of the contract that the renderer makes of the server, as nobody who is signed in. */
export interface RendererCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** JSON, where the call has a body. */
  readonly body: string | null;
}

/** What the server answers to it. */
export interface RendererAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What the server tells the renderer's worker: a page to render, or the answer to a call of the worker's. */
export type MessageToRenderer =
  | { readonly id: number; readonly page: PageToRender }
  | { readonly id: number; readonly answer: RendererAnswer };

/** What the worker tells the server: the page of that number, why there is none, or a call of the worker's own number. */
export type MessageFromRenderer =
  | { readonly id: number; readonly rendered: RenderedPage }
  | { readonly id: number; readonly failed: string }
  | { readonly id: number; readonly call: RendererCall };
