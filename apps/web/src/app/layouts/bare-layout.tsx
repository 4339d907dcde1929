import type { ReactNode } from 'react';
import { DemoStrip } from '../demo-strip';

export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="grid flex-1 grid-cols-1 items-center" id="main">
        {children}
      </main>
      <DemoStrip />
    </div>
  );
}
