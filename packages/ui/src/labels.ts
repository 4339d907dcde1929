import { createContext } from 'react';
import { useRequired } from './required-context';

export interface UiLabels {
  readonly required: string;
  readonly loading: string;
  readonly close: string;
  readonly confirm: string;
  readonly formatDecrease: (label: string) => string;
  readonly formatIncrease: (label: string) => string;
  readonly carousel: CarouselLabels;
}

export interface CarouselLabels {
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly formatPosition: (position: number, total: number) => string;
}

export const LabelsContext = createContext<UiLabels | undefined>(undefined);

export const useLabels = (): UiLabels => useRequired(LabelsContext);
