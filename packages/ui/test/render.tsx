import { type RenderResult, render as renderElement } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { LabelsContext, type UiLabels } from '../src/labels';
import { type Modals, ModalsContext } from '../src/modal-context';
import { listenForModals } from './browser';

const labels: UiLabels = {
  required: 'required',
  loading: 'Loading',
  close: 'Close',
  confirm: 'OK',
  formatDecrease: (label) => `Fewer: ${label}`,
  formatIncrease: (label) => `More: ${label}`,
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    formatPosition: (position, total) => `${position} of ${total}`,
  },
};

function Wrapper({ children }: { children: ReactNode }) {
  const [modals] = useState<Modals>(() => {
    const newModals: Modals = {};
    listenForModals(newModals);
    return newModals;
  });
  return (
    <ModalsContext value={modals}>
      <LabelsContext value={labels}>{children}</LabelsContext>
    </ModalsContext>
  );
}

/** Renders a component with the contexts that an app provides. */
export const render = (element: ReactNode): RenderResult => renderElement(element, { wrapper: Wrapper });
