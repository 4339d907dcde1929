/**
 * Commands that a journey needs from a browser, independent of engine and driver. Elements are JavaScript expressions
 * that the page evaluates.
 */
export interface Engine {
  readonly name: string;
  readonly goTo: (url: string) => Promise<void>;
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly press: (element: string) => Promise<void>;
  readonly type: (element: string, text: string) => Promise<void>;
  /** Switches to the newest window if one opens within five seconds. */
  readonly switchToNewestWindow: () => Promise<void>;
  readonly switchToFirstWindow: () => Promise<void>;
  readonly takeScreenshot: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const timeoutMs = 30_000;

/** Waits until an expression in the page is true. @throws Error with the description after 30 seconds */
export async function waitUntil(engine: Engine, description: string, expression: string): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < timeoutMs) {
    // During a navigation the evaluation fails.
    if (await engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${description}: not reached within ${timeoutMs / 1_000} s, at ${await engine.evaluate<string>('location.href').catch(() => 'no page')}`,
  );
}

/**
 * Returns an expression for the first visible and enabled element whose label, `aria-label` or text contains
 * `name`.
 */
export const createFindExpression = (css: string, name: string): string => `(() => {
  const normalize = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const getName = (e) => normalize(e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent);
  return [...document.querySelectorAll(${JSON.stringify(css)})]
    .find((e) => e.checkVisibility() && !e.matches('[disabled], [aria-disabled=true], [aria-busy=true]') && getName(e).includes(${JSON.stringify(name)})) ?? null;
})()`;

export async function pressByName(engine: Engine, css: string, name: string): Promise<void> {
  await waitUntil(engine, `${css} “${name}”`, createFindExpression(css, name));
  await engine.press(createFindExpression(css, name));
}
