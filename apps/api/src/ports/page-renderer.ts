import type { PageToRender, RenderedPage, RendererAnswer, RendererCall } from '@dining/contract/rendering';

/** Answers a call that a page needs to be rendered. */
export type AnswerCall = (call: RendererCall) => Promise<RendererAnswer>;

/** What turns the site's components into HTML: the site brings it, the server gives it what its pages ask for. */
export interface PageRenderer {
  /**
   * Renders a page for nobody in particular.
   * @throws where it is slow, busy or broken: the caller shows the shell instead, in which the browser renders the page
   */
  render(page: PageToRender, answer: AnswerCall): Promise<RenderedPage>;
  close(): Promise<void>;
}
