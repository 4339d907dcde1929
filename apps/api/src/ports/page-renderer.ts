import type { PageToRender, RenderedPage, RendererAnswer, RendererCall } from '@dining/contract/rendering';

/** Answers a call that a page needs to be rendered. */
export type AnswerCall = (call: RendererCall) => Promise<RendererAnswer>;

/** The renderer takes no page at this moment: its queue is full, it restarts, or this page ended it before. */
export class RendererBusyError extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** Turns the site's components into HTML. The site's build brings it; the server answers the calls that pages make. */
export interface PageRenderer {
  /** Starts the renderer before the first page is asked for. */
  start(): void;
  /**
   * Renders a page without a session, however long it takes: callers limit their own wait.
   * @throws RendererBusyError if the page should be asked for again later
   * @throws Error if the page cannot be rendered
   */
  render(page: PageToRender, answer: AnswerCall): Promise<RenderedPage>;
  close(): Promise<void>;
}
