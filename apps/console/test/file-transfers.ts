/**
 * Replaces XMLHttpRequest, which cannot reach the stand-in server from the origin of jsdom. Sends the fields of a form
 * as JSON, with the name of each file, and reports half of it as sent before the rest.
 */
export function addFileTransfers(getOrigin: () => string): void {
  class FileTransfer extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    #url = '';
    #response: Response | undefined;
    #controller = new AbortController();
    status = 0;
    responseText = '';

    open(_method: string, url: string): void {
      this.#url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#response?.headers.get(name) ?? null;
    }

    abort(): void {
      this.#controller.abort();
    }

    send(form: FormData): void {
      const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
      this.#headers.set('content-type', 'application/json');
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
      void this.#transfer(JSON.stringify(Object.fromEntries(fields)));
    }

    async #transfer(body: string): Promise<void> {
      const { signal } = this.#controller;
      try {
        const url = new URL(this.#url, getOrigin());
        this.#response = await fetch(url, { method: 'POST', headers: this.#headers, body, signal });
        this.status = this.#response.status;
        this.responseText = await this.#response.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
      }
    }
  }
  Object.assign(window, { XMLHttpRequest: FileTransfer });
}
