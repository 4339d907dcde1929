/** Commands that a journey needs from a browser, independent of engine and driver. */
export interface Engine {
  readonly name: string;
  readonly goTo: (url: string) => Promise<void>;
  /** The value of an expression in the page that is looked at. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  /** Clicks the element that an expression in the page returns. */
  readonly press: (element: string) => Promise<void>;
  /** Types into the element that an expression in the page returns. */
  readonly type: (element: string, text: string) => Promise<void>;
  /** Looks at the window that opened last, or goes on looking where it is when none opens within five seconds. */
  readonly toNewestWindow: () => Promise<void>;
  /** Looks at the window that was there first. */
  readonly toFirstWindow: () => Promise<void>;
  readonly picture: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const patienceMs = 30_000;

/** Waits until an expression in the page is true. @throws Error that names the expected state. */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  const from = Date.now();
  while (Date.now() - from < patienceMs) {
    // A page that is just being left answers nothing.
    if (await engine.read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${what}: not within ${patienceMs / 1_000} s, at ${await engine.read<string>('location.href').catch(() => 'no page')}`,
  );
}

/**
 * An expression: the first element in sight of a kind that can be used and in whose name this stands, as its label, its
 * `aria-label` or its words say.
 */
export const named = (css: string, name: string): string => `(() => {
  const plain = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (e) => plain(e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent);
  return [...document.querySelectorAll(${JSON.stringify(css)})]
    .find((e) => e.checkVisibility() && !e.matches('[disabled], [aria-disabled=true], [aria-busy=true]') && nameOf(e).includes(${JSON.stringify(name)})) ?? null;
})()`;

/** Waits for an element and presses it. */
export async function pressNamed(engine: Engine, css: string, name: string): Promise<void> {
  await until(engine, `${css} “${name}”`, named(css, name));
  await engine.press(named(css, name));
}
