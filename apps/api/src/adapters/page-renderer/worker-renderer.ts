import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromRenderer, PageToRender, RenderedPage, ToRenderer } from '@dining/contract/rendering';
import type { Log } from '../../ports/log';
import type { AnswerCall, PageRenderer } from '../../ports/page-renderer';

/** The renderer that the site's build has brought; undefined where there is none. */
export function rendererOf(dist: string, options: Omit<WorkerRendererOptions, 'file'>): PageRenderer | undefined {
  const file = join(dist, '.renderer/worker.js');
  return existsSync(file) ? new WorkerRenderer({ ...options, file }) : undefined;
}

export interface WorkerRendererOptions {
  /** The worker that the site's build brings. */
  readonly file: string;
  /** The longest that anybody waits for a page, in milliseconds; a worker that takes longer is ended. */
  readonly timeLimitMs: number;
  readonly logger: Log;
}

/** Pages that may wait for the worker at a time: past them, the browser is quicker. */
const mostWaiting = 20;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const tell = (worker: Worker, message: ToRenderer): void => worker.postMessage(message);

interface Waiting {
  readonly answer: AnswerCall;
  readonly done: (page: RenderedPage) => void;
  readonly failed: (error: Error) => void;
}

/** Renders in a worker, beside the thread that answers calls: a page that never ends costs its worker and no call. */
export class WorkerRenderer implements PageRenderer {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly options: WorkerRendererOptions) {}

  async render(page: PageToRender, answer: AnswerCall): Promise<RenderedPage> {
    if (this.waiting.size >= mostWaiting) throw new Error('too many pages wait to be rendered');
    this.worker ??= this.start();
    const worker = this.worker;
    this.count += 1;
    const id = this.count;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<RenderedPage>((done, failed) => {
        this.waiting.set(id, { answer, done, failed });
        timer = setTimeout(() => this.end(worker, new Error(`${page.href} was not rendered in time`)), this.options.timeLimitMs);
        tell(worker, { id, page });
      });
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
    }
  }

  async close(): Promise<void> {
    await this.giveUp(new Error('the renderer is closed'));
  }

  private start(): Worker {
    // What a page writes while it is rendered is not for the log of the server, and is let go.
    const worker = new Worker(this.options.file, { stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (message: FromRenderer) => void this.hear(worker, message));
    worker.on('exit', () => this.end(worker, new Error('the renderer stopped by itself')));
    worker.on('error', (error) => this.end(worker, error instanceof Error ? error : new Error(String(error))));
    // A process that is about to end does not wait for it.
    worker.unref();
    return worker;
  }

  private async hear(worker: Worker, message: FromRenderer): Promise<void> {
    if ('rendered' in message) return this.waiting.get(message.id)?.done(message.rendered);
    if ('failed' in message) return this.waiting.get(message.id)?.failed(new Error(message.failed));
    const [asking] = this.waiting.values();
    if (asking === undefined) return;
    const answer = await asking
      .answer(message.call)
      .catch((error: unknown) => ({ status: 500, type: 'text/plain', body: String(error) }));
    tell(worker, { id: message.id, answer });
  }

  /** What is heard of a worker that was given up before says nothing new. */
  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.options.logger.error({ err: error }, 'the renderer was ended');
    void this.giveUp(error);
  }

  /** Ends the worker with all that wait for it; the next page starts another. */
  private async giveUp(error: Error): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    for (const { failed } of this.waiting.values()) failed(error);
    await worker?.terminate();
  }
}
