import { Page } from '@dining/ui/page';
import type { ReactNode } from 'react';
import { JoinStepIndicator } from './join-step-indicator';

interface JoinFrameProps {
  step: 'agreement' | 'form' | 'complete';
  title: string;
  lead?: string;
  children: ReactNode;
}

export function JoinFrame({ step, title, lead, children }: JoinFrameProps) {
  return (
    <Page className="pt-10 md:pt-16">
      <div className="mx-auto grid max-w-xl grid-cols-1 gap-10">
        <header className="grid gap-4 text-center">
          <JoinStepIndicator currentStep={step} />
          <div className="grid gap-2">
            <h1 className="heading text-2xl md:text-3xl">{title}</h1>
            {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
          </div>
        </header>
        {children}
      </div>
    </Page>
  );
}
