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
    description: string,
    cost: Partial<Omit<Step, 'description' | 'waitedSeconds'>>,
    act: () => Promise<unknown>,
    expectedElement?: Locator,
  ) {
    const startMs = performance.now();
    await act();
    if (expectedElement !== undefined) await expectedElement.waitFor();
    const waitedSeconds = expectedElement === undefined ? 0 : (performance.now() - startMs) / 1000;
    this.steps.push({ description, taps: 0, characters: 0, screens: 0, ...cost, waitedSeconds });
  }

  open(path: string, expectedElement: Locator): Promise<void> {
    return this.record(`opens ${path}`, { screens: 1 }, () => this.page.goto(path), expectedElement);
  }

  tap(description: string, target: Locator): Promise<void> {
    return this.record(description, { taps: 1 }, () => target.click());
  }

  tapAndWait(description: string, target: Locator, expectedElement: Locator): Promise<void> {
    return this.record(description, { taps: 1, screens: 1 }, () => target.click(), expectedElement);
  }

  type(description: string, target: Locator, text: string): Promise<void> {
    return this.record(description, { taps: 1, characters: text.length }, async () => {
      await target.click();
      await target.pressSequentially(text);
    });
  }

  /**
   * Presses Enter, as the Next key of a phone keyboard, and types into the field that gets the focus. The key press
   * counts as one character.
   * @throws Error if the focus is in another field
   */
  typeNext(description: string, field: Locator, text: string): Promise<void> {
    return this.record(description, { characters: text.length + 1 }, async () => {
      await this.page.keyboard.press('Enter');
      if (!(await field.evaluate((element) => element === document.activeElement)))
        throw new Error(`${description}: the Next key leads to another field`);
      await field.pressSequentially(text);
    });
  }
}
