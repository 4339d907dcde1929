import type { Locator, Page } from '@playwright/test';

/** What each thing a guest does takes, in seconds. */
const seconds = { tap: 1.2, character: 0.3, screen: 3 };

/** One line of a journey: what was done, and what it cost. */
export interface Step {
  readonly what: string;
  readonly taps: number;
  readonly characters: number;
  readonly screens: number;
  /** Seconds from the touch until what comes next can be used. */
  readonly waited: number;
}

const sum = (steps: readonly Step[], of: 'taps' | 'characters' | 'screens' | 'waited'): number =>
  steps.reduce((total, step) => total + step[of], 0);

/** A journey as it is counted. `seconds` are those of a hand, an eye and the waiting together. */
export function sumSteps(steps: readonly Step[]) {
  const [taps, characters, screens, waited] = [
    sum(steps, 'taps'),
    sum(steps, 'characters'),
    sum(steps, 'screens'),
    sum(steps, 'waited'),
  ];
  const total = taps * seconds.tap + characters * seconds.character + screens * seconds.screen + waited;
  return { taps, characters, screens, waited, seconds: total };
}

/** A guest's hand on a phone: everything goes through it, so that nothing is done that is not counted. */
export class JourneyRecorder {
  readonly steps: Step[] = [];

  constructor(readonly page: Page) {}

  private async record(what: string, cost: Partial<Omit<Step, 'what' | 'waited'>>, act: () => Promise<unknown>, then?: Locator) {
    const from = performance.now();
    await act();
    if (then !== undefined) await then.waitFor();
    const waited = then === undefined ? 0 : (performance.now() - from) / 1000;
    this.steps.push({ what, taps: 0, characters: 0, screens: 0, ...cost, waited });
  }

  /** Opens an address that somebody sent: a screen to take in, and no tap of ours. */
  open(path: string, then: Locator): Promise<void> {
    return this.record(`opens ${path}`, { screens: 1 }, () => this.page.goto(path), then);
  }

  /** One tap within the screen. */
  tap(what: string, on: Locator): Promise<void> {
    return this.record(what, { taps: 1 }, () => on.click());
  }

  /** One tap that leads to another screen, or to a dialog that wants an answer. */
  tapAndWait(what: string, on: Locator, then: Locator): Promise<void> {
    return this.record(what, { taps: 1, screens: 1 }, () => on.click(), then);
  }

  /** A field is tapped and written into. */
  type(what: string, on: Locator, text: string): Promise<void> {
    return this.record(what, { taps: 1, characters: text.length }, async () => {
      await on.click();
      await on.pressSequentially(text);
    });
  }
}
