import { createHeaders, sendRequest, type Transport } from './call';

/** Sends a request by XMLHttpRequest, because `fetch` does not report the progress of a body. */
const createProgressTransport =
  (onProgress: (fraction: number) => void): Transport =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type') ?? '';
        resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
      });
      request.addEventListener('error', () => reject(new TypeError('the request failed')));
      request.addEventListener('abort', () => reject(new DOMException('the request was aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });

interface FormUpload {
  readonly url: string;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with the fraction of the body that is sent, from 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/**
 * Sends a form and reports its progress.
 * @throws ProblemError and AbortError, as `sendRequest`
 */
export const sendWithProgress = <Result>({ url, form, headers, signal, onProgress }: FormUpload): Promise<Result> =>
  sendRequest<Result>(
    url,
    { method: 'POST', headers: { ...createHeaders(), ...headers }, body: form, signal },
    false,
    createProgressTransport(onProgress),
  );
