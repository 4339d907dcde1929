import { type RenderResult, render as renderAlone } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { LabelsContext, type UiLabels } from '../src/labels';
import { type Modals, ModalsContext } from '../src/modal-context';
import { followModals } from './browser';

const labels: UiLabels = {
  required: 'required',
  loading: 'Loading',
  close: 'Close',
  confirm: 'OK',
  decrease: (counted) => `Fewer: ${counted}`,
  increase: (counted) => `More: ${counted}`,
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    formatPosition: (at, of) => `${at} of ${of}`,
  },
};

function Wrapper({ children }: { children: ReactNode }) {
  const [modals] = useState<Modals>(() => {
    const created: Modals = {};
    followModals(created);
    return created;
  });
  return (
    <ModalsContext value={modals}>
      <LabelsContext value={labels}>{children}</LabelsContext>
    </ModalsContext>
  );
}

/** Renders a component with the labels that its app gives it. */
export const render = (element: ReactNode): RenderResult => renderAlone(element, { wrapper: Wrapper });
