import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MessageFromRenderer, MessageToRenderer, PageToRender, RenderedPage } from '@dining/contract/rendering';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../ports/log';
import { type PageRenderer, RendererBusyError, type RendererCallHandler } from '../../ports/page-renderer';

/** Creates the renderer from the site's build; undefined if the build has none. */
export function createRenderer(dist: string, options: Omit<WorkerRendererOptions, 'file'>): PageRenderer | undefined {
  const file = join(dist, '.renderer/worker.js');
  return existsSync(file) ? new WorkerRenderer({ ...options, file }) : undefined;
}

export interface WorkerRendererOptions {
  /** The worker script from the site's build. */
  readonly file: string;
  /** Milliseconds of silence while rendering one page, after which the worker is terminated as hung. */
  readonly hangLimitMs: number;
  readonly logger: Log;
}

/** How many pages may wait; beyond it the oldest is dropped. Rendering one takes some 50 ms on an idle machine. */
const maxQueuedPages = 200;

/** The hang limit is measured in slices, so that a suspended process counts only one slice of silence. */
const hangSlices = 10;

/**
 * The longest wait before another worker starts. There is no wait after the first failure, one second after the second
 * in a row, and twice as long after each further one.
 */
const maxRestartDelaySeconds = 60;
const calculateRestartDelaySeconds = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(maxRestartDelaySeconds, 2 ** (failures - 2));

/** Seconds for which a page that has crashed a worker or hung is not rendered again: doubled each further time. */
const firstBanSeconds = 60;
const maxBanSeconds = 3_600;
/** The maximum number of bans that are stored. */
const maxBans = 1_000;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const sendToWorker = (worker: Worker, message: MessageToRenderer): void => worker.postMessage(message);

interface RenderRequest {
  readonly id: number;
  readonly page: PageToRender;
  readonly answerCall: RendererCallHandler;
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
}

interface Ban {
  /** As `performance.now()`. */
  readonly endsAtMs: number;
  readonly seconds: number;
}

const createBanKey = ({ href, language, htlCode }: PageToRender): string => `${htlCode} ${language} ${href}`;

/**
 * Renders pages in a worker thread, one at a time, the latest first. The queue is kept here, so that a crashing worker
 * loses only the current page. A slow page does not end the worker, which is terminated only after being silent for the
 * hang limit.
 */
export class WorkerRenderer implements PageRenderer {
  #worker: Worker | undefined;
  #request: RenderRequest | undefined;
  readonly #queue: RenderRequest[] = [];
  /** A ban is kept after its end, without a `ttl`: a page that ends another worker is banned for twice as long. */
  readonly #bans = new LRUCache<string, Ban>({ max: maxBans });
  #lastRequestId = 0;
  /** Workers in a row that have crashed or hung, without the result of a page in between. */
  #failures = 0;
  #silentSlices = 0;
  #hangTimer: NodeJS.Timeout | undefined;
  #restartTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly options: WorkerRendererOptions) {}

  start(): void {
    if (this.#worker !== undefined || this.#restartTimer !== undefined || this.#isClosed) return;
    // Discards what pages write to the console.
    const worker = new Worker(this.options.file, { stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (message: MessageFromRenderer) => void this.#handleMessage(worker, message));
    worker.on('exit', () => this.#handleEnd(worker, new Error('the renderer stopped by itself')));
    worker.on('error', (error) => this.#handleEnd(worker, error instanceof Error ? error : new Error(String(error))));
    // The worker must not keep the process alive.
    worker.unref();
    this.#worker = worker;
  }

  render(page: PageToRender, answerCall: RendererCallHandler): Promise<RenderedPage> {
    const ban = this.#bans.get(createBanKey(page));
    const banMs = ban === undefined ? 0 : ban.endsAtMs - performance.now();
    if (banMs > 0)
      return Promise.reject(
        new RendererBusyError(`${page.href} has ended the renderer before`, Math.ceil(banMs / 1000)),
      );
    if (this.#isClosed) return Promise.reject(new RendererBusyError('the renderer is closed', 5));
    if (this.#queue.length >= maxQueuedPages)
      this.#queue.shift()?.reject(new RendererBusyError('too many pages wait to be rendered', 10));
    return new Promise<RenderedPage>((resolve, reject) => {
      this.#lastRequestId += 1;
      this.#queue.push({ id: this.#lastRequestId, page, answerCall, resolve, reject });
      this.#startNext();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restartTimer);
    const closedError = new RendererBusyError('the renderer is closed', 5);
    this.#endRequest()?.reject(closedError);
    for (const { reject } of this.#queue.splice(0)) reject(closedError);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #startNext(): void {
    if (this.#request !== undefined || this.#queue.length === 0) return;
    this.start();
    const worker = this.#worker;
    if (worker === undefined) return;
    // The latest first, because callers of older requests may have stopped waiting. Older ones run when no newer waits.
    const request = this.#queue.pop();
    if (request === undefined) return;
    this.#request = request;
    sendToWorker(worker, { id: request.id, page: request.page });
    this.#watchForHang();
  }

  async #handleMessage(worker: Worker, message: MessageFromRenderer): Promise<void> {
    if (this.#worker !== worker) return;
    if ('call' in message) {
      const { answerCall } = this.#request ?? {};
      if (answerCall === undefined) return;
      // The worker waits for this process, which does not count as silence.
      clearInterval(this.#hangTimer);
      const response = await answerCall(message.call).catch((error: unknown) => ({
        status: 500,
        type: 'text/plain',
        body: String(error),
      }));
      if (this.#worker !== worker) return;
      sendToWorker(worker, { id: message.id, response });
      this.#watchForHang();
      return;
    }
    const request = this.#endRequest();
    this.#failures = 0;
    if ('rendered' in message) {
      if (request !== undefined) this.#bans.delete(createBanKey(request.page));
      request?.resolve(message.rendered);
    } else request?.reject(new Error(message.failed));
    this.#startNext();
  }

  /** Restarts the hang timer. */
  #watchForHang(): void {
    clearInterval(this.#hangTimer);
    this.#silentSlices = 0;
    this.#hangTimer = setInterval(() => {
      this.#silentSlices += 1;
      if (this.#silentSlices < hangSlices || this.#worker === undefined) return;
      this.#handleEnd(this.#worker, new Error(`${this.#request?.page.href ?? 'a page'} hung in the renderer`));
    }, this.options.hangLimitMs / hangSlices);
    this.#hangTimer.unref();
  }

  #endRequest(): RenderRequest | undefined {
    clearInterval(this.#hangTimer);
    const request = this.#request;
    this.#request = undefined;
    return request;
  }

  /** Replaces a worker that crashed or hangs. Ignores events of a worker that was replaced before. */
  #handleEnd(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#failures += 1;
    const request = this.#endRequest();
    const waitSeconds = calculateRestartDelaySeconds(this.#failures);
    this.options.logger.error(
      { event: 'renderer.ended', err: error, page: request?.page.href, failures: this.#failures, waitSeconds },
      'renderer crashed or hung; restarting it',
    );
    if (request !== undefined) {
      const banSeconds = this.#ban(request.page);
      request.reject(new RendererBusyError(error.message, banSeconds));
    }
    void worker.terminate();
    this.#restartTimer = setTimeout(() => {
      this.#restartTimer = undefined;
      this.start();
      this.#startNext();
    }, waitSeconds * 1000);
    this.#restartTimer.unref();
  }

  /** Bans a page that has crashed a worker or hung. Returns the seconds for which it is not rendered again. */
  #ban(page: PageToRender): number {
    const key = createBanKey(page);
    const seconds = Math.min(maxBanSeconds, (this.#bans.get(key)?.seconds ?? firstBanSeconds / 2) * 2);
    this.#bans.set(key, { endsAtMs: performance.now() + seconds * 1000, seconds });
    return seconds;
  }
}
