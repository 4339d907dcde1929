import type { PageToRender, RenderedPage, RendererCall, RendererResponse } from '@dining/contract/rendering';

/** Answers an API call that a page makes while it is rendered. */
export type RendererCallHandler = (call: RendererCall) => Promise<RendererResponse>;

/**
 * The renderer does not accept the page now: its queue is full, it is restarting, or this page has crashed it before.
 */
export class RendererBusyError extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

export interface PageRenderer {
  start(): void;
  /**
   * Renders a page without a session. There is no time limit: callers limit how long they wait.
   * @throws RendererBusyError if the page should be requested again later
   * @throws Error if the page cannot be rendered
   */
  render(page: PageToRender, answerCall: RendererCallHandler): Promise<RenderedPage>;
  close(): Promise<void>;
}
