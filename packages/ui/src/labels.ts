import { createContext } from 'react';
import { useRequired } from './required-context';

/** The labels that components of this package need wherever they are used, in the language of the app. */
export interface UiLabels {
  /** Stands beside the label of a required field. */
  readonly required: string;
  /** Read to screen readers while a button waits or content is loaded. */
  readonly loading: string;
  readonly close: string;
  /** Confirms an alert. */
  readonly confirm: string;
  /** Names the buttons of a stepper by what is counted, such as "fewer adults". */
  readonly decrease: (counted: string) => string;
  readonly increase: (counted: string) => string;
  readonly carousel: CarouselLabels;
}

export interface CarouselLabels {
  /** The kinds as heard: "carousel" and "slide". */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** A slide's name, such as "2 of 5". */
  readonly position: (at: number, of: number) => string;
}

export const LabelsContext = createContext<UiLabels | undefined>(undefined);

/** @throws outside of `LabelsContext` */
export const useLabels = (): UiLabels => useRequired(LabelsContext);
