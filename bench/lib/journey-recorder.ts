import type { Locator, Page } from '@playwright/test';

const seconds = { tap: 1.2, character: 0.3, screen: 3 };

export interface Step {
  readonly what: string;
  readonly taps: number;
  readonly characters: number;
  readonly screens: number;
  readonly waited: number;
}

const addUp = (steps: readonly Step[], of: 'taps' | 'characters' | 'screens' | 'waited'): number =>
  steps.reduce((total, step) => total + step[of], 0);

/** Sums the steps; `seconds` includes actions and waiting. */
export function sumSteps(steps: readonly Step[]) {
  const [taps, characters, screens, waited] = [
    addUp(steps, 'taps'),
    addUp(steps, 'characters'),
    addUp(steps, 'screens'),
    addUp(steps, 'waited'),
  ];
  const total = taps * seconds.tap + characters * seconds.character + screens * seconds.screen + waited;
  return { taps, characters, screens, waited, seconds: total };
}

export class JourneyRecorder {
  readonly steps: Step[] = [];

  constructor(readonly page: Page) {}

  private async record(
    what: string,
    cost: Partial<Omit<Step, 'what' | 'waited'>>,
    act: () => Promise<unknown>,
    then?: Locator,
  ) {
    const from = performance.now();
    await act();
    if (then !== undefined) await then.waitFor();
    const waited = then === undefined ? 0 : (performance.now() - from) / 1000;
    this.steps.push({ what, taps: 0, characters: 0, screens: 0, ...cost, waited });
  }

  open(path: string, then: Locator): Promise<void> {
    return this.record(`opens ${path}`, { screens: 1 }, () => this.page.goto(path), then);
  }

  tap(what: string, on: Locator): Promise<void> {
    return this.record(what, { taps: 1 }, () => on.click());
  }

  tapAndWait(what: string, on: Locator, then: Locator): Promise<void> {
    return this.record(what, { taps: 1, screens: 1 }, () => on.click(), then);
  }

  type(what: string, on: Locator, text: string): Promise<void> {
    return this.record(what, { taps: 1, characters: text.length }, async () => {
      await on.click();
      await on.pressSequentially(text);
    });
  }

  /** Goes on with the keyboard's *next*, which counts as a character. @throws Error if it leads to another field */
  typeNext(what: string, on: Locator, text: string): Promise<void> {
    return this.record(what, { characters: text.length + 1 }, async () => {
      await this.page.keyboard.press('Enter');
      if (!(await on.evaluate((field) => field === document.activeElement)))
        throw new Error(`${what}: the keyboard’s next leads to another field`);
      await on.pressSequentially(text);
    });
  }
}
