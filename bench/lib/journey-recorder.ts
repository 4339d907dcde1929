import type { Locator, Page } from '@playwright/test';

const secondsPerAction = { tap: 1.2, character: 0.3, screen: 3 };

export interface Step {
  readonly description: string;
  readonly taps: number;
  readonly characters: number;
  readonly screens: number;
  readonly waitedSeconds: number;
}

const sumField = (steps: readonly Step[], field: 'taps' | 'characters' | 'screens' | 'waitedSeconds'): number =>
  steps.reduce((total, step) => total + step[field], 0);

/** Sums the steps; `seconds` includes actions and waiting. */
export function sumSteps(steps: readonly Step[]) {
  const [taps, characters, screens, waitedSeconds] = [
    sumField(steps, 'taps'),
    sumField(steps, 'characters'),
    sumField(steps, 'screens'),
    sumField(steps, 'waitedSeconds'),
  ];
  const total =
    taps * secondsPerAction.tap +
    characters * secondsPerAction.character +
    screens * secondsPerAction.screen +
    waitedSeconds;
  return { taps, characters, screens, waitedSeconds, seconds: total };
}

export class JourneyRecorder {
  readonly steps: Step[] = [];

  constructor(readonly page: Page) {}

  private async record(
    what: string,
    cost: Partial<Omit<Step, 'what' | 'waitedSeconds'>>,
    act: () => Promise<unknown>,
    expected?: Locator,
  ) {
    const startMs = performance.now();
    await act();
    if (expected !== undefined) await expected.waitFor();
    const waitedSeconds = expected === undefined ? 0 : (performance.now() - startMs) / 1000;
    this.steps.push({ description: what, taps: 0, characters: 0, screens: 0, ...cost, waitedSeconds });
  }

  open(path: string, expected: Locator): Promise<void> {
    return this.record(`opens ${path}`, { screens: 1 }, () => this.page.goto(path), expected);
  }

  tap(what: string, target: Locator): Promise<void> {
    return this.record(what, { taps: 1 }, () => target.click());
  }

  tapAndWait(what: string, target: Locator, expected: Locator): Promise<void> {
    return this.record(what, { taps: 1, screens: 1 }, () => target.click(), expected);
  }

  type(what: string, target: Locator, text: string): Promise<void> {
    return this.record(what, { taps: 1, characters: text.length }, async () => {
      await target.click();
      await target.pressSequentially(text);
    });
  }

  /**
   * Presses Enter, as the Next key of a phone keyboard, and types into the field that gets the focus. The key press
   * counts as one character.
   * @throws Error if the focus is in another field
   */
  typeNext(what: string, on: Locator, text: string): Promise<void> {
    return this.record(what, { characters: text.length + 1 }, async () => {
      await this.page.keyboard.press('Enter');
      if (!(await on.evaluate((field) => field === document.activeElement)))
        throw new Error(`${what}: the keyboard’s next leads to another field`);
      await on.pressSequentially(text);
    });
  }
}
